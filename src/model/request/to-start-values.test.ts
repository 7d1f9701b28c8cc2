import { describe, expect, it } from 'vitest';
import type { CallBody } from './call';
import type { CallValues } from './call-values';
import { toCall, toCallBody, toParameter } from './fixtures/to-call';
import { toHttpRequest } from './to-http-request';
import { toStartValues, toView, withExample } from './to-start-values';

const fields = [{ name: 'name', kind: 'text' }] as const;
const json = toCallBody('json', '{}', {
  fields,
  examples: [
    { anchor: 'object', text: '{"name":"A"}' },
    { anchor: 'list', text: '[1]' },
  ],
});
const form = toCallBody('form', '{}', {
  fields,
  examples: [{ anchor: 'form', text: '{"name":"B"}' }],
});
const call = toCall({ bodies: [json, form], parameters: [toParameter('query', null)] });
const start = toStartValues(call);

function toTextView(values: CallValues, body: CallBody): CallValues {
  return { ...values, ...(values.body && { body: toView(body, values.body, 'text') }) };
}

describe('the values of a page', () => {
  it('begin with its first example, as a form where that is an object', () => {
    expect(start.body).toMatchObject({ view: 'form', example: 'object', media: 0, isSent: true });
    expect(start.parameters).toEqual([null]);
    expect(toStartValues(toCall())).not.toHaveProperty('body');
  });

  it('take another example in the view that its reader prefers', () => {
    expect(withExample(call, start, 'list').body).toMatchObject({ view: 'text', text: '[1]' });
    const text = toTextView(start, json);
    expect(withExample(call, text, 'object').body?.view).toBe('text');
  });

  it('are fields in a form, whatever was before', () => {
    const values = withExample(call, toTextView(start, json), 'form');
    expect(toHttpRequest(call, values).body).toEqual({ kind: 'form', fields: [['name', 'B']] });
    expect(withExample(call, values, 'object').body?.view).toBe('form');
  });

  it('stay what they are for an example that is not there', () => {
    expect(withExample(call, start, 'gone')).toBe(start);
  });

  it('stay text where that is no object', () => {
    const text = withExample(call, start, 'list').body;
    expect(text && toView(json, text, 'form')).toBe(text);
  });
});

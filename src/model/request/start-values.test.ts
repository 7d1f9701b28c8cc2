import { describe, expect, it } from 'vitest';
import { toHttpRequest } from './filled-template';
import { toParameter, toTemplate, toTemplateBody } from './fixtures/request-template';
import type { TemplateBody } from './request-template';
import type { RequestValues } from './request-values';
import { toStartValues, toView, withExample } from './start-values';

const fields = [{ name: 'name', kind: 'text' }] as const;
const json = toTemplateBody('json', '{}', {
  fields,
  examples: [
    { anchor: 'object', text: '{"name":"A"}' },
    { anchor: 'list', text: '[1]' },
  ],
});
const form = toTemplateBody('form', '{}', {
  fields,
  examples: [{ anchor: 'form', text: '{"name":"B"}' }],
});
const template = toTemplate({ bodies: [json, form], parameters: [toParameter('query', null)] });
const start = toStartValues(template);

function toTextView(values: RequestValues, body: TemplateBody): RequestValues {
  return { ...values, ...(values.body && { body: toView(body, values.body, 'text') }) };
}

describe('the values of a page', () => {
  it('start with its first example, as a form if it is an object', () => {
    expect(start.body).toMatchObject({ view: 'form', example: 'object', media: 0, isSent: true });
    expect(start.parameters).toEqual([null]);
    expect(toStartValues(toTemplate())).not.toHaveProperty('body');
  });

  it('show another example in the view that the reader prefers', () => {
    expect(withExample(template, start, 'list').body).toMatchObject({ view: 'text', text: '[1]' });
    const text = toTextView(start, json);
    expect(withExample(template, text, 'object').body?.view).toBe('text');
  });

  it('hide a value that only the text has, if its name is that of a secret', () => {
    const text = '{"name":"A","apiKey":"b","keys":{"token":"c"},"tokens":["d"]}';
    const { body } = toTextView(start, json);
    if (body === undefined) throw new Error('There is a body.');
    const { rows } = toView(json, { ...body, text }, 'form');
    expect(rows.filter(({ field }) => field.secret).map(({ field }) => field.name)).toEqual([
      'apiKey',
      'tokens',
    ]);
  });

  it('become fields for a form body, whatever the view was before', () => {
    const values = withExample(template, toTextView(start, json), 'form');
    expect(toHttpRequest(template, values).body).toEqual({ kind: 'form', fields: [['name', 'B']] });
    expect(withExample(template, values, 'object').body?.view).toBe('form');
  });

  it.each([
    ['file', '"photo.jpg"', 'photo.jpg'],
    ['file', '["a.png","b.png"]', 'a.png'],
    ['list', '["a.png","b.png","a.png"]', 'a.png\nb.png'],
    ['list', '["<bytes>"]', 'pictures.bin'],
    ['file', '"../../etc/passwd"', 'pictures.bin'],
    ['file', 'null', 'pictures.bin'],
  ] as const)('send the files that an example names: a %s of %s', (kind, example, expected) => {
    const field = { name: 'pictures', kind, ...(kind === 'list' && { item: 'file' as const }) };
    const body = toTemplateBody('multipart', `{"pictures":${example}}`, { fields: [field] });
    expect(toStartValues(toTemplate({ bodies: [body] })).body?.rows[0]?.text).toBe(expected);
  });

  it('stay the same for an unknown example', () => {
    expect(withExample(template, start, 'gone')).toBe(start);
  });

  it('stay text if the text is not an object', () => {
    const text = withExample(template, start, 'list').body;
    expect(text && toView(json, text, 'form')).toBe(text);
  });
});

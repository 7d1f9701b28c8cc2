import { describe, expect, it } from 'vitest';
import { toHttpRequest } from './filled-template';
import { toParameter, toTemplate, toTemplateBody } from './fixtures/request-template';
import type { RequestValues } from './request-values';
import { isValuesHash } from './request-values';
import { toStartValues, toView, withExample } from './start-values';
import { readValuesHash, toValuesLink } from './values-link';

const template = toTemplate({
  servers: [
    { template: 'https://a.example', variables: [] },
    {
      template: 'https://{region}.shop.example',
      variables: [{ name: 'region', default: 'eu', values: [] }],
    },
  ],
  security: [[], [{ name: 'key', label: 'Key' }]],
  parameters: [
    toParameter('query', '1', { name: 'page', kind: 'number' }),
    toParameter('query', null, { name: '__proto__' }),
    toParameter('header', 'start', { name: 'X-Token', secret: true }),
  ],
  bodies: [
    toTemplateBody('json', '{\n  "name": "A",\n  "password": "example"\n}', {
      fields: [
        { name: 'name', kind: 'text' },
        { name: 'password', kind: 'text', secret: true },
      ],
      examples: [
        { anchor: 'one', name: 'one', text: '{\n  "name": "A",\n  "password": "example"\n}' },
        { anchor: 'two', name: 'two', text: '{\n  "name": "B"\n}' },
      ],
    }),
    toTemplateBody('text', 'a,b', { examples: [{ anchor: 'csv', text: 'a,b' }] }),
  ],
  isBodyRequired: false,
});
const start = toStartValues(template);

function toHash(values: RequestValues): string {
  return toValuesLink(template, values).hash ?? '';
}

function toRead(values: RequestValues): RequestValues | undefined {
  return readValuesHash(template, toHash(values))?.values;
}

const setName = (
  values: RequestValues,
  texts: Readonly<Record<string, string>>,
): RequestValues => ({
  ...values,
  ...(values.body && {
    body: {
      ...values.body,
      rows: values.body.rows.map((row) => ({
        ...row,
        text: texts[row.field.name] ?? row.text,
      })),
    },
  }),
});

describe('a link to values', () => {
  it('is an empty object for the values that a page starts with', () => {
    expect(toValuesLink(template, start)).toEqual({ hash: '#values=%7B%7D', left: [] });
    expect(toRead(start)).toEqual(start);
  });

  it.each<[string, RequestValues]>([
    ['a parameter', { ...start, parameters: ['12345678901234567890', '', 'start'] }],
    ['a parameter that is not sent', { ...start, parameters: [null, null, 'start'] }],
    ['the server and its variables', { ...start, server: 1, variables: ['jp'] }],
    ['the way to sign in', { ...start, security: 1 }],
    ['another example', withExample(template, start, 'two')],
    ['another media type', withExample(template, start, 'csv')],
    ['a field of the body', setName(start, { name: '名前 "#&' })],
    [
      'a body that is not sent',
      { ...start, ...(start.body && { body: { ...start.body, isSent: false } }) },
    ],
  ])('restores %s', (_, values) => {
    expect(toRead(values)).toEqual(values);
    expect(toHttpRequest(template, toRead(values) ?? start)).toEqual(
      toHttpRequest(template, values),
    );
  });

  it('restores a body that was written as text', () => {
    const [body] = template.bodies;
    if (start.body === undefined || body === undefined) throw new Error('There is a body.');
    const two = withExample(template, start, 'two').body ?? start.body;
    const text = { ...toView(body, two, 'text'), text: '{\n  "name": 1.0\n}' };
    expect(toRead({ ...start, body: text })?.body?.text).toBe(text.text);
  });

  it('never contains a secret: not from a parameter, a field or a text', () => {
    const filled = setName(
      { ...start, parameters: ['2', null, 'S3CRET'] },
      { password: 'S3CRET', name: 'B' },
    );
    const [body] = template.bodies;
    if (filled.body === undefined || body === undefined) throw new Error('There is a body.');
    const asText = { ...filled, body: toView(body, filled.body, 'text') };
    const broken = { ...filled, body: { ...asText.body, text: '{"password": "S3CRET' } };
    for (const values of [filled, asText, broken]) {
      expect(decodeURIComponent(toHash(values))).not.toContain('S3CRET');
      expect(toRead(values)?.parameters).toEqual(['2', null, 'start']);
    }
    expect(toHttpRequest(template, toRead(asText) ?? start).body).toMatchObject({
      text: expect.stringContaining('"name": "B"'),
    });
  });

  it('is undefined if it would be too long', () => {
    const parameters = ['1'.repeat(9000), null, 'start'];
    expect(toValuesLink(template, { ...start, parameters }).hash).toBeUndefined();
  });

  it.each(['', '#body.name', '#values'])('is not in another fragment: %s', (hash) => {
    expect(readValuesHash(template, hash)).toBeUndefined();
  });

  it.each([
    '#values=',
    '#values=%',
    '#values=%E0%A4%A',
    '#values=%7B',
    '#values=null',
    '#values=[]',
    '#values=5',
    '#values={"parameters":5}',
    '#values={"parameters":{"query page":5}}',
    '#values={"server":"1"}',
    '#values={"send":"no"}',
    `#values={"body":"${'x'.repeat(20_000)}"}`,
  ])('sets nothing if it cannot be read: %.40s', (hash) => {
    expect(readValuesHash(template, hash)).toEqual({ values: undefined, ignored: [], foreign: 0 });
  });

  it('sets nothing that the template does not have, and counts it', () => {
    const link = {
      server: 7,
      security: -1,
      example: 'gone',
      parameters: { 'query gone': '1' },
      fields: { toString: 'x' },
    };
    expect(readValuesHash(template, `#values=${encodeURIComponent(JSON.stringify(link))}`)).toEqual(
      { values: start, ignored: [], foreign: 5 },
    );
  });

  it('is distinguished from other fragments', () => {
    expect(isValuesHash('#values=%7B%7D')).toBe(true);
    expect(isValuesHash('#values')).toBe(false);
  });
});

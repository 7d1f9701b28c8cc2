import { describe, expect, it } from 'vitest';
import { toHttpRequest } from './filled-template';
import { toParameter, toTemplate, toTemplateBody } from './fixtures/request-template';
import type { FieldText, FormTemplate, TemplateBody, TemplateField } from './request-template';
import type { RequestValues } from './request-values';
import { isValuesHash } from './request-values';
import { readValuesHash, toSharedPart, toStoredHash, toValuesHash } from './shared-values';
import { toStartValues, toView, withExample } from './start-values';

const template = toTemplate({
  servers: [
    { template: 'https://a.example', variables: [] },
    {
      template: 'https://{tenant}.{region}.shop.example',
      variables: [
        { name: 'tenant', default: 'acme', values: [] },
        { name: 'region', default: 'eu', values: ['eu', 'jp'] },
      ],
    },
  ],
  security: [[], [{ name: 'key', label: 'Key' }]],
  parameters: [
    toParameter('query', '1', { name: 'page', kind: 'number' }),
    toParameter('query', null, { name: '__proto__' }),
    toParameter('header', 'start', { name: 'X-Color' }),
  ],
  bodies: [
    toTemplateBody('json', '{\n  "name": "A",\n  "password": "example"\n}', {
      schema: 'login',
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
  return toValuesHash(toSharedPart(template, values).shared);
}

function toRead(values: RequestValues): RequestValues | undefined {
  return readValuesHash(template, toHash(values))?.values;
}

const read = (link: unknown) =>
  readValuesHash(template, `#values=${encodeURIComponent(JSON.stringify(link))}`);

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
    expect(toSharedPart(template, start)).toEqual({ shared: {}, left: [] });
    expect(toHash(start)).toBe('#values=%7B%7D');
    expect(toRead(start)).toEqual(start);
  });

  it.each<[string, RequestValues]>([
    ['a parameter', { ...start, parameters: ['12345678901234567890', '', 'start'] }],
    ['a parameter that is not sent', { ...start, parameters: [null, null, 'start'] }],
    ['the server and its variables', { ...start, server: 1, variables: ['acme', 'jp'] }],
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

  it('never contains a secret: not from a header, a field or a text', () => {
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
    expect(toSharedPart(template, filled).left).toEqual(['X-Color', 'password']);
    expect(toSharedPart(template, broken).left).toEqual(['X-Color', '']);
    expect(toHttpRequest(template, toRead(asText) ?? start).body).toMatchObject({
      text: expect.stringContaining('"name": "B"'),
    });
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
    '#values={"parameters":null}',
    '#values={"parameters":{"query page":5}}',
    '#values={"server":"1"}',
    '#values={"send":"no"}',
    `#values={"body":"${'x'.repeat(20_000)}"}`,
  ])('sets nothing if it cannot be read: %.40s', (hash) => {
    expect(readValuesHash(template, hash)).toEqual({ given: {}, accepted: {}, left: [] });
  });

  it('sets nothing that the template does not have', () => {
    const link = {
      server: 7,
      security: -1,
      example: 'gone',
      parameters: { 'query gone': '1' },
      fields: { toString: 'x' },
    };
    expect(read(link)).toEqual({ values: start, given: link, accepted: {}, left: [] });
  });

  it('sets nothing that no link holds', () => {
    const link = {
      parameters: { 'header X-Color': 'x', 'query page': '2' },
      fields: { password: 'x' },
    };
    expect(read(link)).toMatchObject({
      values: { ...start, parameters: ['2', null, 'start'] },
      accepted: { parameters: { 'query page': '2' } },
      left: ['X-Color', 'password'],
    });
  });

  it('chooses among the servers of the document, and no other host', () => {
    const ours = { server: 1, variables: { region: 'jp' } };
    expect(read(ours)).toMatchObject({
      values: { server: 1, variables: ['acme', 'jp'] },
      accepted: ours,
    });
    for (const variables of [{ region: 'evil.test' }, { tenant: 'evil.test/' }, { tenant: 'x' }]) {
      expect(read({ server: 1, variables })?.values?.variables).toEqual(['acme', 'eu']);
    }
    const typed = { ...start, server: 1, variables: ['x', 'jp'] };
    expect(toSharedPart(template, typed)).toEqual({ shared: ours, left: ['tenant'] });
  });

  it('is distinguished from other fragments', () => {
    expect(isValuesHash('#values=%7B%7D')).toBe(true);
    expect(isValuesHash('#values')).toBe(false);
  });
});

const SECRET = 'hunter2';

function share(of: FormTemplate, values: RequestValues) {
  const part = toSharedPart(of, values);
  expect(JSON.stringify(part)).not.toContain(SECRET);
  return part;
}

describe('what is shared of a field', () => {
  const locations = ['path', 'query', 'header', 'cookie'] as const;
  const kinds = ['json', 'form', 'multipart'] as const;

  /** The places in which the text of a field is not shared. */
  function listHidden(field: TemplateField, typed: FieldText): readonly string[] {
    const parameters = locations.map((location) => ({ ...toParameter(location, null), ...field }));
    const asParameters = toTemplate({ parameters });
    const inParameters = locations.filter((_, index) => {
      const texts = parameters.map((_, other) => (other === index ? typed : null));
      const values = { ...toStartValues(asParameters), parameters: texts };
      return share(asParameters, values).left.length > 0;
    });
    const inBodies = kinds.filter((kind) => {
      const asBody = toTemplate({ bodies: [toTemplateBody(kind, '{}', { fields: [field] })] });
      const { body, ...others } = toStartValues(asBody);
      if (body === undefined) throw new Error('There is a body.');
      const rows = body.rows.map((row) => ({ ...row, text: typed }));
      return share(asBody, { ...others, body: { ...body, rows } }).left.length > 0;
    });
    return [...inParameters, ...inBodies];
  }

  it.each<[string, TemplateField, string]>([
    ['a declared secret', { name: 'x', kind: 'text', secret: true }, SECRET],
    ['a value with the name of a secret', { name: 'userPassword', kind: 'text' }, SECRET],
    ['a file', { name: 'x', kind: 'file' }, `/home/me/${SECRET}`],
    ['a list of files', { name: 'x', kind: 'list', item: 'file' }, `a\n${SECRET}`],
    ['a member with the name of a secret', { name: 'x', kind: 'json' }, `{"pin":"${SECRET}"}`],
    ['broken JSON', { name: 'x', kind: 'json' }, `{"pin":"${SECRET}`],
    ['a member in the JSON of a text', { name: 'x', kind: 'text' }, `{"pin":"${SECRET}"}`],
    ['a text of broken JSON', { name: 'x', kind: 'text' }, `{"pin":"${SECRET}`],
    ['JSON in a JSON value', { name: 'x', kind: 'json' }, `["{\\"pin\\":\\"${SECRET}\\"}"]`],
    ['JSON in a list', { name: 'x', kind: 'list' }, `a\n{"pin":"${SECRET}"}`],
    ['JSON on the lines of a list', { name: 'x', kind: 'list' }, `a\n{\n"pin":"${SECRET}"\n}`],
  ])('is not %s', (_, field, typed) => {
    expect(listHidden(field, typed)).toEqual([...locations, ...kinds]);
  });

  it.each<[string, TemplateField, FieldText]>([
    ['a text', { name: 'name', kind: 'text' }, 'Nachtschicht 夜, 10:30'],
    ['a text that is no number', { name: 'x', kind: 'number' }, 'many'],
    ['a list', { name: 'x', kind: 'list' }, 'a\nb'],
    ['JSON in a text', { name: 'x', kind: 'text' }, '{ "a": 1 }'],
    ['a text in brackets', { name: 'x', kind: 'text' }, '[x] {y}'],
    ['JSON', { name: 'x', kind: 'json' }, '{"a": [1.0]}'],
    ['a word where JSON is possible', { name: 'x', kind: 'json' }, 'team_1'],
  ])('is %s, but not in a header', (_, field, typed) => {
    expect(listHidden(field, typed)).toEqual(['header', 'cookie']);
  });

  it('is no text whose media type says nothing of what is in it', () => {
    const parameters = [toParameter('query', null, { mediaType: 'text/plain' })];
    const of = toTemplate({ parameters });
    expect(share(of, { ...toStartValues(of), parameters: [`pin=${SECRET}`] })).toEqual({
      shared: {},
      left: ['color'],
    });
  });

  it('is JSON without its secrets', () => {
    const of = toTemplate({ parameters: [toParameter('query', null, { kind: 'json' })] });
    const typed = `{"a":{"b":1.0,"pin":"${SECRET}"},"b":{"pin":"${SECRET}"},"b":2}`;
    expect(share(of, { ...toStartValues(of), parameters: [typed] })).toEqual({
      shared: { parameters: { 'query color': '{\n  "a": {\n    "b": 1.0\n  },\n  "b": 2\n}' } },
      left: ['color.a.pin'],
    });
  });
});

describe('what is shared of a text with JSON', () => {
  const shareParameter = (kind: 'text' | 'list', typed: string) => {
    const parameters = [toParameter('query', null, { name: 'payload', kind })];
    const of = toTemplate({ parameters, secrets: ['phrase'] });
    return share(of, { ...toStartValues(of), parameters: [typed] });
  };

  it('is the JSON without its secrets', () => {
    expect(shareParameter('text', `{"a": 1.0, "phrase": "${SECRET}"}`)).toEqual({
      shared: { parameters: { 'query payload': '{"a":1.0}' } },
      left: ['payload.phrase'],
    });
    expect(shareParameter('list', `b\n[{"pin": "${SECRET}"}]`)).toEqual({
      shared: { parameters: { 'query payload': 'b\n[{}]' } },
      left: ['payload.pin'],
    });
  });

  it('is the text as it was typed if it has none', () => {
    const typed = '{\n "a": 1.0\n}';
    expect(shareParameter('text', typed).shared.parameters).toEqual({ 'query payload': typed });
  });
});

describe('what is shared of a body', () => {
  const json = toTemplateBody('json', '{}', { schema: 'user' });

  function shareText(body: TemplateBody, text: string) {
    const of = toTemplate({ bodies: [body], secrets: ['phrase'] });
    const { body: values, ...others } = toStartValues(of);
    if (values === undefined) throw new Error('There is a body.');
    return share(of, { ...others, body: { ...toView(body, values, 'text'), text } });
  }

  const user = `{"name":"B","phrase":"${SECRET}","friend":{"pin":"${SECRET}","age":1}}`;

  it('is its JSON, without what is declared as secret or has such a name', () => {
    const body = '{\n  "name": "B",\n  "friend": {\n    "age": 1\n  }\n}';
    expect(shareText(json, user)).toEqual({
      shared: { body },
      left: ['phrase', 'friend.pin'],
    });
  });

  it.each<[string, TemplateBody, string]>([
    ['is broken', json, `{"name": "${SECRET}"`],
    ['is a secret as a whole', { ...json, secret: true }, `["${SECRET}"]`],
    ['has a secret and no schema', toTemplateBody('json', '{}'), user],
    ['is another text', toTemplateBody('text', '<a/>'), `<a>${SECRET}</a>`],
    ['is a file', toTemplateBody('file', 'a.png'), `/home/me/${SECRET}.png`],
  ])('is nothing if it %s', (_, body, text) => {
    expect(shareText(body, text)).toEqual({ shared: {}, left: [''] });
  });

  it.each(['form', 'multipart'] as const)(
    'is nothing of a %s that is a secret as a whole',
    (kind) => {
      const fields: readonly TemplateField[] = [{ name: 'a', kind: 'text' }];
      const of = toTemplate({
        bodies: [toTemplateBody(kind, '{"a":"b"}', { fields, secret: true })],
      });
      const values = toStartValues(of);
      expect(share(of, values)).toEqual({ shared: {}, left: [] });
      expect(share(of, setName(values, { a: SECRET }))).toEqual({ shared: {}, left: [''] });
    },
  );

  it('is JSON without a schema if it has no secret', () => {
    expect(shareText(toTemplateBody('json', '{}'), '{"a": 1}').left).toEqual([]);
  });

  it('is a member that only the text has', () => {
    const of = toTemplate({ bodies: [{ ...json, fields: [{ name: 'name', kind: 'text' }] }] });
    const { body, ...others } = toStartValues(of);
    const [first] = of.bodies;
    if (body === undefined || first === undefined) throw new Error('There is a body.');
    const text = { ...toView(first, body, 'text'), text: `{"age":5,"apiKey":"${SECRET}"}` };
    const part = share(of, { ...others, body: toView(first, text, 'form') });
    expect(part).toEqual({ shared: { body: '{\n  "age": 5\n}' }, left: ['apiKey'] });
  });
});

describe('the values that a tab stores', () => {
  it('are those of a link', () => {
    const values = { ...start, parameters: ['2', null, 'S3CRET'] };
    expect(toStoredHash(toSharedPart(template, values).shared)).toBe(toHash(values));
  });

  it('are none at first, and none if they are too long to be read again', () => {
    expect(toStoredHash({})).toBe('');
    expect(toStoredHash({ body: 'x'.repeat(20_000) })).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import {
  toParameter,
  toTemplate,
  toTemplateBody,
} from '../../model/request/fixtures/request-template';
import type { FormSchema, RequestTemplate } from '../../model/request/request-template';
import type { Credentials, RequestValues } from '../../model/request/request-values';
import { toStartValues, toView } from '../../model/request/start-values';
import { toFormGraph } from '../../model/request/request-template';
import { matchesPattern } from '../../model/schema/pattern';
import { isBlocked, listErrors, listFormErrors } from './form-errors';

const nodes: readonly FormSchema[] = [
  { id: 'page', types: ['integer'], limits: { minimum: '1', maximum: '100' } },
  { id: 'date', types: ['string'], format: 'date' },
  {
    id: 'body',
    types: ['object'],
    required: ['name'],
    additional: false,
    properties: [
      { name: 'name', schema: 'name' },
      { name: 'page', schema: 'page' },
    ],
  },
  { id: 'name', types: ['string'], limits: { minLength: 2 } },
];

const list = (
  template: RequestTemplate,
  values: RequestValues = toStartValues(template),
  credentials?: Credentials,
) =>
  listFormErrors(
    { graph: toFormGraph(nodes), matches: matchesPattern },
    template,
    values,
    credentials ?? new Map(),
  );

describe('the errors of a parameter', () => {
  it.each([
    ['5', undefined],
    ['101', 'Must be 1–100.'],
    ['abc', 'Must be a number.'],
    ['1.5', 'Must be of type integer.'],
    ['9007199254740993', 'Must be 1–100.'],
  ])('are sentences: %s', (text, error) => {
    const parameters = [toParameter('query', text, { kind: 'number', schema: 'page' })];
    const errors = list(toTemplate({ parameters }));
    expect(errors.parameters[0]?.text).toBe(error);
    // Any value can be sent in a URL.
    expect(isBlocked(errors)).toBe(false);
  });

  it.each([
    ['{"a":', 'Must be valid JSON: see line 1, column 6.'],
    ['[]', 'Must be of type object.'],
    ['{}', 'name is missing.'],
  ])('give the position at which an object stops being JSON: %s', (text, error) => {
    const parameters = [toParameter('query', text, { kind: 'json', schema: 'body' })];
    expect(list(toTemplate({ parameters })).parameters[0]?.text).toBe(error);
  });

  it('are absent if it is not sent', () => {
    const parameters = [
      toParameter('query', null, { kind: 'number', schema: 'page', required: true }),
    ];
    expect(list(toTemplate({ parameters })).parameters).toEqual([undefined]);
  });

  it('include an example of the format', () => {
    const parameters = [toParameter('query', 'today', { schema: 'date' })];
    expect(list(toTemplate({ parameters })).parameters[0]?.text).toBe(
      'Must look like 2024-07-29 (date).',
    );
  });

  it('block the request if a part of the path is empty', () => {
    const errors = list(toTemplate({ parameters: [toParameter('path', '', { required: true })] }));
    expect(errors.parameters[0]).toEqual({ text: 'Enter a value.', isBlocking: true });
  });

  it('are absent for an empty value that the document itself gives', () => {
    const template = toTemplate({ parameters: [toParameter('query', '', { required: true })] });
    expect(list(template).parameters).toEqual([undefined]);
    const other = toTemplate({ parameters: [toParameter('query', 'a', { required: true })] });
    const values = { ...toStartValues(other), parameters: [''] };
    expect(list(other, values).parameters[0]?.text).toBe('Enter a value.');
  });

  it.each(['a\r\nX-Admin: 1', 'a\0'])(
    'block a value that would break out of its header: %j',
    (text) => {
      const errors = list(toTemplate({ parameters: [toParameter('header', text)] }));
      expect(errors.parameters[0]?.text).toContain('line break or another control character');
      expect(isBlocked(errors)).toBe(true);
    },
  );
});

describe('a value that could not be checked in time', () => {
  const slow: FormSchema = {
    id: 'slow',
    types: ['string'],
    limits: { pattern: ['^(a|a)*$'] },
  };
  const check = (known: boolean | undefined) =>
    listFormErrors(
      { graph: toFormGraph([slow]), matches: () => known },
      toTemplate({ parameters: [toParameter('query', 'aaa!', { schema: 'slow' })] }),
      toStartValues(toTemplate({ parameters: [toParameter('query', 'aaa!', { schema: 'slow' })] })),
      new Map(),
    );

  it('has a note, and needs no attention', () => {
    const errors = check(undefined);
    const [note] = errors.parameters;
    expect(note?.text).toBe('Not checked: the pattern takes too long.');
    expect(listErrors(errors)).toEqual([]);
    expect(isBlocked(errors)).toBe(false);
  });

  it('differs from one that does not match', () => {
    expect(listErrors(check(false)).map(({ text }) => text)).toEqual([
      'Must match the pattern ^(a|a)*$.',
    ]);
    expect(check(true).parameters).toEqual([undefined]);
  });
});

describe('the errors of credentials', () => {
  const place = { in: 'header', name: 'X-Key', prefix: '', placeholder: 'KEY' } as const;
  const template = toTemplate({ security: [[{ name: 'key', label: 'Key', place }]] });

  it('include line breaks', () => {
    const errors = list(template, undefined, new Map([['key', { secret: 'a\nb' }]]));
    expect(errors.credentials[0]?.isBlocking).toBe(true);
    const valid = list(template, undefined, new Map([['key', { secret: 'ab' }]]));
    expect(valid.credentials).toEqual([undefined]);
  });
});

describe('the errors of a body', () => {
  const fields = [
    { name: 'name', kind: 'text', required: true, schema: 'name' },
    { name: 'page', kind: 'number', schema: 'page' },
  ] as const;
  const toBodyTemplate = (text: string) =>
    toTemplate({ bodies: [toTemplateBody('json', text, { schema: 'body', fields })] });

  it.each<[string, readonly (string | undefined)[], string | undefined]>([
    ['{"name":"ab"}', [undefined, undefined], undefined],
    ['{"name":"a","page":0}', ['Must have at least 2 characters.', 'Must be 1–100.'], undefined],
    ['{}', ['Enter a value.', undefined], undefined],
    ['{"name":"ab","x":1}', [undefined, undefined, undefined], 'x is not a known field.'],
  ])('belong to their fields: %s', (text, rows, body) => {
    const errors = list(toBodyTemplate(text));
    expect(errors.rows.map((error) => error?.text)).toEqual(rows);
    expect(errors.body?.text).toBe(body);
    expect(isBlocked(errors)).toBe(false);
  });

  it.each<[string, string | undefined, boolean]>([
    ['{"name":"ab","page":9}', undefined, false],
    ['{"name":"ab","page":"9"}', 'page: Must be of type integer.', false],
    ['{"page":9}', 'name is missing.', false],
    ['{"name":', 'Must be valid JSON: see line 1, column 9.', true],
  ])('include the pointer or position in a text: %s', (text, error, isBlocking) => {
    const template = toBodyTemplate('{}');
    const values = toStartValues(template);
    const [body] = template.bodies;
    if (values.body === undefined || body === undefined) throw new Error('There is a body.');
    const errors = list(template, {
      ...values,
      body: { ...toView(body, values.body, 'text'), text },
    });
    expect(errors.body?.text).toBe(error);
    expect(isBlocked(errors)).toBe(isBlocking);
  });

  it('block a value that is not JSON', () => {
    const template = toBodyTemplate('{"name":"ab","page":1}');
    const values = toStartValues(template);
    const rows = values.body?.rows.map((row) =>
      row.field.name === 'page' ? { ...row, text: 'x' } : row,
    );
    const body = values.body && rows && { ...values.body, rows };
    const errors = list(template, { ...values, ...(body && { body }) });
    expect(errors.rows[1]).toEqual({ text: 'Must be a number.', isBlocking: true });
  });
});

describe('the errors of a server', () => {
  const toServer = (template: string, standard: string) =>
    toTemplate({
      servers: [{ template, variables: [{ name: 'a', default: standard, values: [] }] }],
    });

  it.each([
    ['https://{a}.example.com', 'eu', 'x@evil.test', 'Use only letters, digits'],
    ['https://example.com:{a}', '80', 'x@evil.test', 'Must be a port number.'],
    ['{a}://example.com', 'https', 'file', 'Must be http'],
    ['{a}', 'https://example.com', 'https://x@evil.test', 'Must be a URL'],
    ['https://{a}', 'example.com/v1', 'evil.test?', 'Must be a host'],
    ['https://example.com{a}', '/v1', '.evil.test', 'Must be empty or a path'],
    ['https://example.com/{a}', 'v1', '?x', 'Must not contain ?'],
  ])('keep what leads %s elsewhere from being sent', (server, standard, text, error) => {
    const template = toServer(server, standard);
    const errors = list(template, { ...toStartValues(template), variables: [text] });
    expect(errors.variables[0]?.text).toContain(error);
    expect(isBlocked(errors)).toBe(true);
    expect(isBlocked(list(template))).toBe(false);
  });
});

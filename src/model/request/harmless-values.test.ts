import { describe, expect, it } from 'vitest';
import { toParameter, toTemplate, toTemplateBody } from './fixtures/request-template';
import type { FieldText, FormSchema, FormTemplate, TemplateField } from './request-template';
import type { RequestValues } from './request-values';
import { toStartValues, toView } from './start-values';
import { readStoredHash, readValuesHash, toStoredHash, toValuesLink } from './values-link';

const SECRET = 'hunter2';

const text: FormSchema = { id: 'text', types: ['string'] };
const number: FormSchema = { id: 'number', types: ['integer'] };
const password: FormSchema = { id: 'password', types: ['string'], format: 'password' };
const writeOnly: FormSchema = { id: 'writeOnly', types: ['string'], writeOnly: true };
const choice: FormSchema = { id: 'choice', types: ['string'], values: [{ value: '"a"' }] };
const day: FormSchema = { id: 'day', types: ['string'], format: 'date' };
const free: FormSchema = { id: 'free' };
const list: FormSchema = { id: 'list', types: ['array'], items: 'text' };
const people: FormSchema = { id: 'people', types: ['array'], items: 'person' };
const person: FormSchema = {
  id: 'person',
  types: ['object'],
  additional: 'text',
  properties: [
    { name: 'name', schema: 'text' },
    { name: 'age', schema: 'number' },
    { name: 'word', schema: 'password' },
    { name: 'sent', schema: 'writeOnly' },
    { name: 'clientSecret', schema: 'text' },
    { name: 'friend', schema: 'person' },
    { name: 'extra', schema: 'free' },
    { name: 'tags', schema: 'list' },
  ],
};
const either: FormSchema = {
  id: 'either',
  unions: [{ kind: 'oneOf', variants: [{ schema: 'person', label: 'A person' }] }],
};
const nodes = [text, number, password, writeOnly, choice, day, free, list, people, person, either];

function toField(name: string, kind: TemplateField['kind'], schema: string): TemplateField {
  return { name, kind, schema };
}

/** What a link to a JSON body carries, and what it names as left out. */
function toBodyLink(template: FormTemplate, json: string) {
  const start = toStartValues(template);
  const [body] = template.bodies;
  if (start.body === undefined || body === undefined) throw new Error('There is a body.');
  const values = { ...start, body: { ...toView(body, start.body, 'text'), text: json } };
  const { hash = '', left } = toValuesLink(template, values);
  expect(decodeURIComponent(hash)).not.toContain(SECRET);
  const read = readValuesHash(template, hash)?.values?.body;
  return { json: JSON.parse((read && toView(body, read, 'text'))?.text ?? '') as unknown, left };
}

describe('a link to a JSON body', () => {
  const undeclared = toTemplate({
    nodes,
    bodies: [toTemplateBody('json', '{"login":"me","n":1}', {})],
  });
  const { fields: _fields, ...plain } = toTemplateBody('json', '{"login":"me","n":1}');

  it('carries nothing new of a body that has an example only', () => {
    const template = { ...undeclared, bodies: [plain] };
    expect(
      toBodyLink(template, `{"login":"${SECRET}","n":77,"password":"${SECRET}","z":{"a":1}}`),
    ).toEqual({ json: { login: 'me', n: 1 }, left: ['login', 'n', 'password', 'z'] });
    expect(toBodyLink(template, '{"n":1}')).toEqual({ json: { n: 1 }, left: [] });
  });

  it.each([
    `"${SECRET}"`,
    `["${SECRET}"]`,
    `{"login": "${SECRET}"`,
    `{"login": {"a": "${SECRET}"}, "login": "me", "n": 1}`,
  ])('carries nothing of %s', (json) => {
    const template = { ...undeclared, bodies: [{ ...plain, schema: 'free' }] };
    expect(toBodyLink(template, json).json).toEqual({ login: 'me', n: 1 });
  });

  it.each([
    ['person', 'at any depth'],
    ['either', 'in a variant'],
  ])('carries declared members of %s %s, and no others', (schema) => {
    const template = toTemplate({ nodes, bodies: [{ ...plain, schema }] });
    const sent = {
      name: 'B',
      age: 5,
      word: SECRET,
      sent: SECRET,
      clientSecret: SECRET,
      api_key: SECRET,
      __proto: SECRET,
      friend: { name: 'C', word: SECRET, friend: { password: SECRET, age: 1 } },
      extra: { deep: [SECRET] },
      tags: ['x', 'y'],
    };
    expect(toBodyLink(template, JSON.stringify(sent))).toEqual({
      json: {
        name: 'B',
        age: 5,
        friend: { name: 'C', friend: { age: 1 } },
        extra: {},
        tags: ['x', 'y'],
      },
      left: [
        'word',
        'sent',
        'clientSecret',
        'api_key',
        '__proto',
        'friend.word',
        'friend.friend.password',
        'extra.deep',
      ],
    });
  });

  it('puts no member where the prototype would be', () => {
    const template = toTemplate({ nodes, bodies: [{ ...plain, schema: 'person' }] });
    const link = `{"__proto__": {"name": "${SECRET}"}, "constructor": "${SECRET}", "name": "B"}`;
    expect(toBodyLink(template, link).json).toEqual({ name: 'B' });
  });

  it('carries the published value of what it leaves out', () => {
    const example = '{"people":[{"name":"A","word":"example"}]}';
    const fields = [toField('people', 'json', 'people')];
    const template = toTemplate({ nodes, bodies: [toTemplateBody('json', example, { fields })] });
    expect(
      toBodyLink(template, `{"people":[{"name":"B","word":"${SECRET}"},{"word":"${SECRET}"}]}`),
    ).toEqual({ json: { people: [{ name: 'B', word: 'example' }, {}] }, left: ['people.word'] });
  });

  it('does not follow values deeper than anyone writes', () => {
    const template = toTemplate({ nodes, bodies: [{ ...plain, schema: 'person' }] });
    const start = toStartValues(template);
    if (start.body === undefined) throw new Error('There is a body.');
    const deep = `${'{"friend":'.repeat(5000)}{"name":"B"}${'}'.repeat(5000)}`;
    const body = { ...start.body, view: 'text' as const, text: deep };
    expect(toValuesLink(template, { ...start, body }).left).toHaveLength(1);
  });
});

/** Which parameters and fields a link leaves out. */
function listLeft(field: TemplateField, typed: FieldText): Readonly<Record<string, boolean>> {
  const locations = ['path', 'query', 'header', 'cookie'] as const;
  const asParameters = toTemplate({
    nodes,
    parameters: locations.map((location) => ({ ...toParameter(location, null), ...field })),
  });
  const start = toStartValues(asParameters);
  const left = locations.map((location, index) => {
    const values = { ...start, parameters: start.parameters.with(index, typed) };
    return [location, isLeft(asParameters, values, field.name)] as const;
  });
  const kinds = (['json', 'form', 'multipart'] as const).map((kind) => {
    const bodies = [toTemplateBody(kind, '{}', { fields: [field] })];
    const template = toTemplate({ nodes, bodies });
    const { body, ...others } = toStartValues(template);
    if (body === undefined) throw new Error('There is a body.');
    const rows = body.rows.map((row) => ({ ...row, text: typed }));
    return [kind, isLeft(template, { ...others, body: { ...body, rows } }, field.name)] as const;
  });
  return Object.fromEntries([...left, ...kinds]);
}

function isLeft(template: FormTemplate, values: RequestValues, name: string): boolean {
  const { hash = '', left } = toValuesLink(template, values);
  const isRestored =
    JSON.stringify(readValuesHash(template, hash)?.values) === JSON.stringify(values);
  expect(isRestored).toBe(left.length === 0);
  return left.some((path) => path === name || path.startsWith(`${name}.`));
}

const nowhere = {
  path: false,
  query: false,
  header: false,
  cookie: false,
  json: false,
  form: false,
  multipart: false,
};
const hidden = { ...nowhere, header: true, cookie: true };
const everywhere = Object.fromEntries(Object.keys(nowhere).map((place) => [place, true]));

describe('a link to a field', () => {
  it.each<[string, TemplateField, string]>([
    ['a password', { ...toField('x', 'text', 'text'), secret: true }, SECRET],
    ['a file', toField('x', 'file', 'text'), `/home/me/${SECRET}`],
    ['a text that is no number', toField('x', 'number', 'number'), SECRET],
    ['a text that is no truth value', toField('x', 'boolean', 'free'), SECRET],
    ['no choice', { ...toField('x', 'choice', 'choice'), choices: ['"a"'] }, SECRET],
    ['an address with a user', toField('url', 'text', 'text'), `https://me:${SECRET}@a.example`],
    [
      'an address with a token',
      toField('url', 'text', 'text'),
      `https://a.example?token=${SECRET}`,
    ],
    ['an encoded one', toField('url', 'text', 'text'), `https%3A%2F%2Fa%3Ftoken%3D${SECRET}`],
    ['JSON in a text', toField('note', 'text', 'text'), `{"a":"${SECRET}"}`],
    ['broken JSON in a text', toField('note', 'text', 'text'), `{"password":"${SECRET}`],
    ['a sentence with a password', toField('note', 'text', 'text'), `Password: ${SECRET}`],
    ['XML in a text', toField('note', 'text', 'text'), `<a><Password>${SECRET}</Password></a>`],
    ['a header in a text', toField('note', 'text', 'text'), `Bearer ${SECRET}`],
    ['a token', toField('note', 'text', 'text'), 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
    ['a key', toField('note', 'text', 'text'), 'a1b2c3d4e5f60718293a4b5c6d7e8f90'],
    ['a value that is named so', toField('X-Pass', 'number', 'number'), '5'],
    ['undeclared members', toField('x', 'json', 'free'), `{"a":"${SECRET}"}`],
    ['a list with such an item', toField('x', 'list', 'list'), `a\nsecret=${SECRET}`],
  ])('does not hold %s', (_, field, typed) => {
    expect(listLeft(field, typed)).toEqual(everywhere);
  });

  it.each<[string, TemplateField, string, Readonly<Record<string, boolean>>]>([
    ['a number', toField('x', 'number', 'number'), '5', nowhere],
    ['a boolean', toField('x', 'boolean', 'free'), 'true', nowhere],
    ['a choice', { ...toField('x', 'choice', 'choice'), choices: ['"a"'] }, 'a', nowhere],
    ['a date', toField('x', 'text', 'day'), '2030-01-02', nowhere],
    ['a language', toField('Accept-Language', 'text', 'text'), 'vi', nowhere],
    ['a key against repetition', toField('Idempotency-Key', 'text', 'text'), 'a-1', nowhere],
    ['a text of no known sense', toField('X-Color', 'text', 'text'), 'a', hidden],
    ['a name', toField('name', 'text', 'text'), 'Nachtschicht 夜, 10:30', hidden],
    ['an address', toField('url', 'text', 'text'), 'https://a.example/b?page=2', hidden],
    [
      'the id of a thing',
      toField('id', 'text', 'text'),
      '123e4567-e89b-12d3-a456-426614174000',
      hidden,
    ],
  ])('holds %s where no credential is to be expected', (_, field, typed, expected) => {
    expect(listLeft(field, typed)).toEqual(expected);
  });

  it('holds that a password is not sent', () => {
    const field: TemplateField = { ...toField('x', 'text', 'text'), secret: true };
    expect(listLeft(field, null)).toEqual(nowhere);
  });

  it('names a text body as a whole', () => {
    const template = toTemplate({ bodies: [toTemplateBody('text', '<a/>')] });
    const { body, ...others } = toStartValues(template);
    const values = { ...others, ...(body && { body: { ...body, text: `<a>${SECRET}</a>` } }) };
    expect(toValuesLink(template, values).left).toEqual(['']);
  });
});

describe('a link to a server', () => {
  const variable = (name: string, values: readonly string[] = []) => ({
    name,
    default: 'eu',
    values,
  });
  const template = toTemplate({
    servers: [
      {
        template: 'https://{tenant}.{region}.example.com',
        variables: [variable('tenant'), variable('region', ['eu', 'jp'])],
      },
      { template: 'https://{host}', variables: [variable('host')] },
    ],
  });
  const read = (server: number, variables: Readonly<Record<string, string>>) =>
    readValuesHash(
      template,
      `#values=${encodeURIComponent(JSON.stringify({ server, variables }))}`,
    );

  it('chooses among what the document gives, and names its own part of the URL', () => {
    expect(read(0, { region: 'jp' })).toMatchObject({
      values: { variables: ['eu', 'jp'] },
      ignored: [],
    });
    expect(read(0, { region: 'jp' })?.server).toBeUndefined();
    expect(read(0, { tenant: 'acme' })).toMatchObject({
      values: { variables: ['acme', 'eu'] },
      ignored: [],
      server: 'https://acme.eu.example.com',
    });
  });

  it.each([
    [0, { region: 'evil.test' }, 'region'],
    [0, { tenant: 'x@evil.test/#' }, 'tenant'],
    [0, { tenant: 'evil.test/' }, 'tenant'],
    [1, { host: 'evil.test' }, 'host'],
  ] as const)('never chooses another host: %s %j', (server, variables, name) => {
    const link = read(server, variables);
    expect(link?.ignored).toEqual([name]);
    expect(link?.values?.variables.join()).not.toContain('evil');
  });
});

describe('the values that a tab keeps', () => {
  const pin: FormSchema = { id: 'pin', types: ['integer'], writeOnly: true };
  const kind: FormSchema = { ...choice, id: 'kind', writeOnly: true };
  const safe: FormSchema = {
    id: 'safe',
    types: ['object'],
    properties: [
      { name: 'pinCode', schema: 'pin' },
      { name: 'age', schema: 'number' },
    ],
  };
  const fields = [
    toField('name', 'text', 'text'),
    { ...toField('kind', 'choice', 'kind'), choices: ['"a"'] },
    toField('door', 'number', 'pin'),
    toField('safe', 'json', 'safe'),
    toField('word', 'text', 'password'),
  ];
  const template = toTemplate({
    nodes: [...nodes, pin, kind, safe],
    parameters: (['query', 'header', 'cookie'] as const).map((location) => ({
      ...toParameter(location, null),
      ...toField(location === 'header' ? 'Idempotency-Key' : 'count', 'number', 'number'),
    })),
    bodies: [toTemplateBody('json', '{}', { fields })],
  });
  const start = toStartValues(template);
  const typed: Readonly<Record<string, string>> = {
    name: 'Night',
    kind: 'a',
    door: '4711',
    safe: '{"pinCode": 4711, "age": 5}',
    word: SECRET,
  };

  it('are those of a link, without headers, cookies and what is only ever sent', () => {
    if (start.body === undefined) throw new Error('There is a body.');
    const rows = start.body.rows.map((row) => ({ ...row, text: typed[row.field.name] ?? null }));
    const values = { ...start, parameters: ['1', '2', '3'], body: { ...start.body, rows } };
    const hash = toStoredHash(template, values);
    expect(JSON.parse(decodeURIComponent(hash.replace('#values=', '')))).toEqual({
      parameters: { 'query count': '1' },
      fields: { name: 'Night', safe: '{\n  "age": 5\n}' },
    });
    expect(readStoredHash(template, hash)?.parameters).toEqual(['1', null, null]);
  });

  it('are none at first, too long or in a text that is no JSON', () => {
    expect(toStoredHash(template, start)).toBe('');
    const [body] = template.bodies;
    if (start.body === undefined || body === undefined) throw new Error('There is a body.');
    const asText = toView(body, start.body, 'text');
    for (const text of [`{"word": "${SECRET}"`, `{"name": "${'x'.repeat(20_000)}"}`]) {
      expect(toStoredHash(template, { ...start, body: { ...asText, text } })).not.toContain('x');
    }
  });

  it('are forgotten once the operation has changed', () => {
    const hash = toStoredHash(template, { ...start, parameters: ['1', null, null] });
    expect(readStoredHash(template, hash)?.parameters[0]).toBe('1');
    expect(readStoredHash({ ...template, parameters: [] }, hash)).toBeUndefined();
    expect(readStoredHash(template, '')).toBeUndefined();
    expect(readStoredHash(template, '#values=%')).toBeUndefined();
  });
});

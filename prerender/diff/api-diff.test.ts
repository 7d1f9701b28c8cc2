import { describe, expect, it } from 'vitest';
import { compareApis } from './api-diff';
import type { Change } from './changes/change';
import { toSpec } from './fixtures/to-spec';

type Json = Readonly<Record<string, unknown>>;

/** An API of one operation. */
function api(operation: Json, parts: Json = {}): Json {
  const responses = { 200: { description: 'OK' } };
  return {
    paths: { '/teams': { post: { operationId: 'createTeam', responses, ...operation } } },
    ...parts,
  };
}

function list(old: Json, now: Json): readonly Change[] {
  return compareApis(toSpec(old), toSpec(now), '2026-11-29').changes;
}

const json = (schema: unknown) => ({ 'application/json': { schema } });
const body = (schema: unknown, more: Json = {}) =>
  api({ requestBody: { content: json(schema), ...more } });
const response = (schema: unknown) =>
  api({ responses: { 200: { description: 'OK', content: json(schema) } } });
const query = (schema: unknown, more: Json = {}) =>
  api({ parameters: [{ name: 'page', in: 'query', schema, ...more }] });
const header = (more?: Json) =>
  api({
    responses: {
      200: { description: 'OK', ...(more && { headers: { ETag: { schema: {}, ...more } } }) },
    },
  });
const object = (properties: Json, more: Json = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const number = { type: 'number' };
const colour = (...values: readonly string[]) =>
  object({ colour: { type: 'string', enum: values } });
const name = (more: Json) => object({ name: { ...text, ...more } });
const oauth = (...urls: readonly string[]) => {
  const kinds = ['clientCredentials', 'password'];
  const flows = urls.map((tokenUrl, index) => [kinds[index], { tokenUrl, scopes: {} }]);
  return { type: 'oauth2', flows: Object.fromEntries(flows) as Json };
};
const secured = (...security: readonly Json[]) =>
  api(
    { security },
    {
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'X-Key' },
          token: { type: 'oauth2', flows: {} },
        },
      },
    },
  );

const webhook = (operation: Json) => ({ webhooks: { created: { post: operation } } });
const sent = (schema: unknown, more: Json = {}) =>
  webhook({ requestBody: { content: json(schema), ...more } });
const sentHeader = (more: Json = {}) =>
  webhook({ parameters: [{ name: 'Id', in: 'header', schema: {}, ...more }] });
const answer = (...headers: readonly Json[]) =>
  webhook({
    responses: Object.fromEntries(
      headers.map((more, index) => [
        200 + index,
        { description: 'OK', headers: { Id: { schema: {}, ...more } } },
      ]),
    ),
  });

const TELLS = 'check whether programs depend on it';

/** What changes, the rule, the class, and the sentence. */
const cases: readonly (readonly [
  rule: string,
  kind: string,
  text: string,
  old: Json,
  now: Json,
])[] = [
  // Operations
  [
    'api-path-removed-without-deprecation',
    'breaking',
    '`POST /teams` is removed with its path: programs that call it will fail',
    api({}),
    { paths: {} },
  ],
  [
    'api-removed-without-deprecation',
    'breaking',
    '`POST /teams` is removed: programs that call it will fail',
    api({}),
    { paths: { '/teams': {} } },
  ],
  [
    'api-removed-before-sunset',
    'breaking',
    '`POST /teams` is removed before 2027-03-01, its sunset: programs that call it will fail',
    api({ deprecated: true, 'x-sunset': '2027-03-01' }),
    { paths: {} },
  ],
  [
    'api-removed-with-deprecation',
    'compatible',
    '`POST /teams`, which was deprecated, is removed',
    api({ deprecated: true, 'x-sunset': '2026-03-01' }),
    { paths: {} },
  ],
  ['endpoint-added', 'compatible', '`POST /teams` is new', { paths: {} }, api({})],
  [
    'endpoint-deprecated',
    'compatible',
    '`POST /teams` is deprecated',
    api({}),
    api({ deprecated: true }),
  ],
  [
    'endpoint-reactivated',
    'compatible',
    '`POST /teams` is no longer deprecated',
    api({ deprecated: true }),
    api({}),
  ],
  [
    'sunset-deleted',
    'breaking',
    '`POST /teams` has no sunset any more: it may end at any time',
    api({ deprecated: true, 'x-sunset': '2027-03-01' }),
    api({ deprecated: true }),
  ],
  [
    'api-sunset-date-changed-too-small',
    'breaking',
    '`POST /teams` ends on 2027-01-01 and not on 2027-03-01: programs that call it will fail',
    api({ deprecated: true, 'x-sunset': '2027-03-01' }),
    api({ deprecated: true, 'x-sunset': '2027-01-01' }),
  ],
  [
    'api-operation-id-removed',
    'breaking',
    'The operation id of `POST /teams` is `addTeam` instead of `createTeam`: its page moves',
    api({}),
    api({ operationId: 'addTeam' }),
  ],
  [
    'api-operation-id-removed',
    'breaking',
    'The operation id of `POST /teams` is nothing instead of `createTeam`: its page moves',
    api({}),
    api({ operationId: undefined }),
  ],
  [
    'api-operation-id-added',
    'compatible',
    '`POST /teams` has the operation id `createTeam`: its page moves',
    api({ operationId: undefined }),
    api({}),
  ],
  [
    'api-operation-id-changed',
    'look',
    `The operation id of \`POST /teams\` is \`addTeam\` instead of \`createTeam\`: ${TELLS}`,
    api({}),
    api({ operationId: 'addTeam', 'x-slug': 'create-team' }),
  ],
  [
    'api-description-changed',
    'wording',
    'The description of the operation has changed',
    api({}),
    api({ description: 'Adds a team.' }),
  ],
  // Security
  [
    'api-security-added',
    'breaking',
    'The operation requires API key in header X-Key: programs that do not send it will fail',
    secured(),
    secured({ key: [] }),
  ],
  [
    'api-security-removed',
    'breaking',
    'The operation no longer accepts API key in header X-Key: programs that send it will fail',
    secured({ key: [] }, { token: [] }),
    secured({ token: [] }),
  ],
  [
    'api-security-scope-added',
    'breaking',
    'The operation requires OAuth 2.0 (read, write) instead of OAuth 2.0 (read): programs that rely on it will fail',
    secured({ token: ['read'] }),
    secured({ token: ['read', 'write'] }),
  ],
  [
    'api-security-updated',
    'compatible',
    'The operation accepts API key in header X-Key or OAuth 2.0 instead of API key in header X-Key',
    secured({ key: [] }),
    secured({ key: [] }, { token: [] }),
  ],
  // Parameters
  [
    'new-required-request-parameter',
    'breaking',
    'The query parameter `page` is new and required: programs that do not send it will fail',
    api({}),
    query(number, { required: true }),
  ],
  [
    'new-optional-request-parameter',
    'compatible',
    'The query parameter `page` is new',
    api({}),
    query(number),
  ],
  [
    'request-parameter-removed',
    'look',
    `The query parameter \`page\` is removed: ${TELLS}`,
    query(number),
    api({}),
  ],
  [
    'request-parameter-became-required',
    'breaking',
    'The query parameter `page` is required: programs that do not send it will fail',
    query(number),
    query(number, { required: true }),
  ],
  [
    'request-parameter-style-changed',
    'breaking',
    'The query parameter `page` is written in another style: programs that send it will fail',
    query({ type: 'array' }),
    query({ type: 'array' }, { explode: false }),
  ],
  [
    'request-parameter-type-changed',
    'breaking',
    'The query parameter `page` is `integer` instead of `number` in requests: programs that send earlier values will fail',
    query(number),
    query({ type: 'integer' }),
  ],
  [
    'request-parameter-type-generalized',
    'compatible',
    'The query parameter `page` is `number` instead of `integer` in requests',
    query({ type: 'integer' }),
    query(number),
  ],
  [
    'request-parameter-max-decreased',
    'breaking',
    'The query parameter `page` is limited to at most 5 instead of 9 in requests: programs that send earlier values will fail',
    query({ ...number, maximum: 9 }),
    query({ ...number, maximum: 5 }),
  ],
  [
    'request-parameter-min-set',
    'breaking',
    'The query parameter `page` is limited to at least 1 in requests: programs that send earlier values will fail',
    query(number),
    query({ ...number, minimum: 1 }),
  ],
  [
    'request-parameter-default-value-changed',
    'look',
    `The query parameter \`page\`, left out, is \`2\` instead of \`1\` in requests: ${TELLS}`,
    query({ ...number, default: 1 }),
    query({ ...number, default: 2 }),
  ],
  // Bodies
  [
    'request-body-added-required',
    'breaking',
    'The body is new and required: programs that do not send it will fail',
    api({}),
    body(text, { required: true }),
  ],
  [
    'request-body-became-required',
    'breaking',
    'The body is required: programs that do not send it will fail',
    body(text),
    body(text, { required: true }),
  ],
  [
    'request-body-media-type-removed',
    'breaking',
    'The body may no longer be `application/json`: programs that send it will fail',
    body(text),
    api({ requestBody: { content: { 'text/plain': { schema: text } } } }),
  ],
  [
    'new-required-request-property',
    'breaking',
    '`name` is new and required in requests: programs that do not send it will fail',
    body(object({})),
    body(object({ name: text }, { required: ['name'] })),
  ],
  [
    'new-optional-request-property',
    'compatible',
    '`name` is new in requests',
    body(object({})),
    body(object({ name: text })),
  ],
  [
    'request-property-removed',
    'look',
    `\`name\` is removed in requests: ${TELLS}`,
    body(object({ name: text })),
    body(object({})),
  ],
  [
    'request-property-removed',
    'breaking',
    '`name` is removed in requests: programs that send it will fail',
    body(object({ name: text })),
    body(object({}, { additionalProperties: false })),
  ],
  [
    'request-property-became-required',
    'breaking',
    '`name` is required in requests: programs that do not send it will fail',
    body(object({ name: text })),
    body(object({ name: text }, { required: ['name'] })),
  ],
  [
    'request-property-enum-value-removed',
    'breaking',
    '`colour` no longer accepts `red` in requests: programs that send it will fail',
    body(colour('red', 'blue')),
    body(colour('blue')),
  ],
  [
    'request-property-enum-value-removed',
    'breaking',
    '`colour` no longer accepts `Lord of The Rings`, ``a`b`` in requests: programs that send it will fail',
    body(colour('Lord of The Rings', 'a`b', 'blue')),
    body(colour('blue')),
  ],
  [
    'request-property-enum-value-added',
    'compatible',
    '`colour` also accepts `red` in requests',
    body(colour('blue')),
    body(colour('red', 'blue')),
  ],
  [
    'request-property-became-enum',
    'breaking',
    '`colour` is limited to `red` in requests: programs that send earlier values will fail',
    body(object({ colour: text })),
    body(colour('red')),
  ],
  [
    'request-property-became-not-nullable',
    'breaking',
    '`name` may no longer be null in requests: programs that send it will fail',
    body(name({ type: ['string', 'null'] })),
    body(name({})),
  ],
  [
    'request-property-pattern-added',
    'breaking',
    '`name` is limited by "pattern" in requests: programs that send earlier values will fail',
    body(name({})),
    body(name({ pattern: '^\\d+$' })),
  ],
  [
    'request-property-max-length-decreased',
    'breaking',
    '`name` is limited to at most 1 character instead of 9 in requests: programs that send earlier values will fail',
    body(name({ maxLength: 9 })),
    body(name({ maxLength: 1 })),
  ],
  [
    'request-body-one-of-removed',
    'breaking',
    'The body no longer matches "number" in requests: programs that send it will fail',
    body({ oneOf: [text, number, { type: 'boolean' }] }),
    body({ oneOf: [text, { type: 'boolean' }] }),
  ],
  [
    'request-body-one-of-added',
    'compatible',
    'The body may also match "boolean" in requests',
    body({ oneOf: [text, number] }),
    body({ oneOf: [text, number, { type: 'boolean' }] }),
  ],
  [
    'request-property-deprecated',
    'compatible',
    '`name` is deprecated in requests',
    body(name({})),
    body(name({ deprecated: true })),
  ],
  [
    'request-property-description-changed',
    'wording',
    'The description of `name` has changed',
    body(name({})),
    body(name({ description: 'A name.' })),
  ],
  // Responses
  [
    'response-success-status-removed',
    'breaking',
    'The response `200` is removed: programs that rely on it will fail',
    api({}),
    api({ responses: { 204: { description: 'OK' } } }),
  ],
  [
    'response-media-type-removed',
    'breaking',
    'The response `200` is no longer `application/json`: programs that rely on it will fail',
    response(text),
    api({}),
  ],
  [
    'response-required-property-removed',
    'breaking',
    '`name` is removed in responses: programs that rely on it will fail',
    response(object({ name: text }, { required: ['name'] })),
    response(object({})),
  ],
  [
    'response-optional-property-removed',
    'look',
    `\`name\` is removed in responses: ${TELLS}`,
    response(object({ name: text })),
    response(object({})),
  ],
  [
    'response-optional-property-added',
    'compatible',
    '`name` is new in responses',
    response(object({})),
    response(object({ name: text })),
  ],
  [
    'response-property-became-optional',
    'breaking',
    '`name` is optional in responses: programs that rely on it will fail',
    response(object({ name: text }, { required: ['name'] })),
    response(object({ name: text })),
  ],
  [
    'response-property-became-nullable',
    'breaking',
    '`name` may be null in responses: programs that know only the earlier values may fail',
    response(name({})),
    response(name({ type: ['string', 'null'] })),
  ],
  [
    'response-property-enum-value-added',
    'breaking',
    '`colour` may also be `red` in responses: programs that know only the earlier values may fail',
    response(colour('blue')),
    response(colour('red', 'blue')),
  ],
  [
    'response-property-enum-value-removed',
    'compatible',
    '`colour` is no longer `red` in responses',
    response(colour('red', 'blue')),
    response(colour('blue')),
  ],
  [
    'response-property-max-length-increased',
    'breaking',
    '`name` is limited to at most 9 characters instead of 1 in responses: programs that expect earlier values may fail',
    response(name({ maxLength: 1 })),
    response(name({ maxLength: 9 })),
  ],
  [
    'response-body-one-of-added',
    'breaking',
    'The response `200` may also match "boolean" in responses: programs that know only the earlier values may fail',
    response({ oneOf: [text, number] }),
    response({ oneOf: [text, number, { type: 'boolean' }] }),
  ],
  [
    'required-response-header-removed',
    'breaking',
    'The header `ETag` is removed: programs that rely on it will fail',
    header({ required: true }),
    header(),
  ],
  // Webhooks: the API sends them, and readers answer
  [
    'response-header-added',
    'compatible',
    'The header parameter `Id` is new',
    webhook({}),
    sentHeader({ required: true }),
  ],
  [
    'required-response-header-removed',
    'breaking',
    'The header parameter `Id` is removed: programs that rely on it will fail',
    sentHeader({ required: true }),
    webhook({}),
  ],
  [
    'response-header-became-optional',
    'breaking',
    'The header parameter `Id` is optional: programs that rely on it will fail',
    sentHeader({ required: true }),
    sentHeader(),
  ],
  [
    'response-header-style-changed',
    'breaking',
    'The header parameter `Id` is written in another style: programs that rely on it will fail',
    sentHeader({ schema: { type: 'object' } }),
    sentHeader({ schema: { type: 'object' }, explode: true }),
  ],
  [
    'response-header-type-changed',
    'breaking',
    'The header parameter `Id` is `array` instead of `number` in responses: programs that expect earlier values may fail',
    sentHeader({ schema: number }),
    sentHeader({ schema: { type: 'array', items: number } }),
  ],
  [
    'response-body-added',
    'compatible',
    'The body is new',
    webhook({}),
    sent(text, { required: true }),
  ],
  [
    'required-response-body-removed',
    'breaking',
    'The body is removed: programs that rely on it will fail',
    sent(text, { required: true }),
    webhook({}),
  ],
  [
    'response-body-became-optional',
    'breaking',
    'The body is optional: programs that rely on it will fail',
    sent(text, { required: true }),
    sent(text),
  ],
  [
    'response-body-became-required',
    'compatible',
    'The body is always there',
    sent(text),
    sent(text, { required: true }),
  ],
  [
    'response-body-media-type-added',
    'breaking',
    'The body may also be `text/plain`: programs that know only the earlier values may fail',
    sent(text),
    sent(text, { content: { ...json(text), 'text/plain': { schema: text } } }),
  ],
  [
    'response-body-media-type-removed',
    'compatible',
    'The body is no longer `text/plain`',
    sent(text, { content: { ...json(text), 'text/plain': { schema: text } } }),
    sent(text),
  ],
  [
    'request-success-status-removed',
    'breaking',
    'The response `201` is removed: programs that send it will fail',
    answer({}, {}),
    answer({}),
  ],
  [
    'request-parameter-became-required',
    'breaking',
    'The header `Id` is required: programs that do not send it will fail',
    answer({}),
    answer({ required: true }),
  ],
];

describe('a change', () => {
  it.each(cases)('%s is %s: %s', (rule, kind, text, old, now) => {
    const found = list(old, now).filter((change) => change.rule === rule);
    expect(found.map((change) => [change.class, change.text])).toEqual([[kind, text]]);
  });

  it('is none between equal documents', () => {
    for (const [, , , old, now] of cases) {
      expect(list(old, old)).toEqual([]);
      expect(list(now, now)).toEqual([]);
    }
  });

  it('of a component is listed once, with its operations and a whole value', () => {
    const toApi = (schema: Json) => {
      const content = json({ type: 'array', items: { $ref: '#/components/schemas/Team' } });
      const responses = { 200: { description: 'OK', content } };
      const paths = { '/a': { get: { responses } }, '/b': { get: { responses } } };
      return { paths, components: { schemas: { Team: schema } } };
    };
    const changes = list(toApi(colour('blue')), toApi(colour('blue', 'red')));
    expect(changes).toMatchObject([
      {
        rule: 'response-property-enum-value-added',
        anchor: 'response-200[].colour',
        operations: [{ label: 'GET /a' }, { label: 'GET /b' }],
        witness: '[{"colour":"red"}]',
      },
    ]);
    expect(changes).toHaveLength(1);
  });

  it('of a recursive schema ends', () => {
    const toApi = (type: string) => ({
      ...body({ $ref: '#/components/schemas/Tree' }),
      components: {
        schemas: { Tree: object({ inside: { $ref: '#/components/schemas/Tree' }, id: { type } }) },
      },
    });
    const rules = list(toApi('string'), toApi('integer')).map(({ rule }) => rule);
    expect(rules).toEqual(['request-property-type-changed']);
  });

  it('from one value to a list breaks no program, as a list of one is written the same way', () => {
    const generalized = { rule: 'request-parameter-type-generalized', class: 'compatible' };
    const toList = (items: Json) => query({ type: 'array', items, minItems: 1 });
    expect(list(query(number), toList(number))).toMatchObject([generalized]);
    expect(list(query(number), toList(text))).toMatchObject([
      { rule: 'request-parameter-type-changed', witness: '0' },
      generalized,
    ]);
  });

  it('is no new name of a path parameter', () => {
    const toApi = (parameter: string) => ({
      paths: {
        [`/teams/{${parameter}}`]: {
          get: { operationId: 'getTeam', responses: { 200: { description: 'OK' } } },
        },
      },
    });
    expect(list(toApi('id'), toApi('teamId'))).toEqual([]);
  });

  it('is none where a schema moves into an "allOf" or a choice of one', () => {
    const one = object({ name: text }, { required: ['name'] });
    expect(list(body(one), body({ allOf: [one, {}] }))).toEqual([]);
    expect(list(response(one), response({ oneOf: [one, { type: 'null' }] }))).toMatchObject([
      { rule: 'response-body-became-nullable', class: 'breaking', witness: 'null' },
    ]);
  });

  it('to a choice compares what was there with the variant of its type', () => {
    const texts = { type: 'array', items: text };
    const changes = list(body(texts), body({ oneOf: [text, { ...texts, minItems: 1 }] }));
    expect(changes.map(({ rule, class: kind }) => [rule, kind])).toEqual([
      ['request-property-min-items-set', 'breaking'],
      ['request-body-one-of-added', 'compatible'],
    ]);
  });

  it('of a format is shown by a text, whatever the example and however deep', () => {
    const toApi = (one: Json) =>
      response({ type: 'array', items: object({ at: { ...one, example: '2026-09-01 10:00' } }) });
    const [change] = list(toApi({ type: 'string', format: 'date-time' }), toApi(text));
    expect(change).toMatchObject({ class: 'breaking', witness: '[{"at":"any text"}]' });
  });

  it('of a list from a choice to one object is shown by a value that none of the variants had', () => {
    const one = (...types: readonly string[]) =>
      object({ type: { type: 'string', enum: types } }, { required: ['type'] });
    const toApi = (items: Json) => response({ type: 'array', items });
    const changes = list(
      toApi({ oneOf: [one('file'), one('folder')] }),
      toApi(one('file', 'user')),
    );
    expect(changes.find(({ rule }) => rule === 'response-property-one-of-added')).toMatchObject({
      class: 'breaking',
      witness: '[{"type":"user"}]',
    });
  });

  it('of the range of a number is compatible if its limits keep to it', () => {
    const toClasses = (limits: Json) =>
      list(
        body({ type: 'integer', ...limits }),
        body({ type: 'integer', format: 'int32', ...limits }),
      ).map((change) => change.class);
    expect(toClasses({ minimum: 1, maximum: 1000 })).toEqual(['compatible']);
    expect(toClasses({ minimum: 1 })).toEqual(['breaking']);
    expect(toClasses({ maximum: 1000 })).toEqual(['breaking']);
  });

  it('of what a callback sends is a change of what readers receive', () => {
    const toApi = (schema: Json) => {
      const responses = { 200: { description: 'OK' } };
      const sent = { requestBody: { content: json(schema) }, responses };
      return api({ callbacks: { created: { '{$request.body#/url}': { post: sent } } } });
    };
    const [change] = list(toApi(colour('blue')), toApi(colour('blue', 'red')));
    expect(change).toMatchObject({
      rule: 'response-property-enum-value-added',
      anchor: 'callback-created.body.colour',
      operations: [{ label: 'created ({$request.body#/url}) of POST /teams', slug: 'create-team' }],
    });
  });

  it('of the second request of a callback is at its own place', () => {
    const toApi = (schema: Json) => {
      const parameters = [{ name: 'page', in: 'query', schema }];
      const post = { responses: { 200: { description: 'OK' } } };
      const created = {
        '{$request.body#/a}': { post },
        '{$request.body#/b}': { post, parameters },
      };
      return api({ callbacks: { created } });
    };
    const located: (readonly string[])[] = [];
    const spec = toSpec(toApi(text));
    const locate = (keys: readonly string[]) => {
      located.push(keys);
      return spec.locate(keys);
    };
    const [change] = compareApis({ ...spec, locate }, toSpec(toApi(number))).changes;
    expect(change).toMatchObject({ anchor: 'callback-created-2.query.page' });
    expect(located).toContainEqual(
      'paths /teams post callbacks created {$request.body#/b} parameters 0'.split(' '),
    );
  });

  it('of credentials is breaking if one of several schemes needs another scope', () => {
    const toApi = (...scopes: readonly string[]) =>
      api(
        { security: [{ a: scopes, b: ['write'] }] },
        { components: { securitySchemes: { a: oauth('/a'), b: oauth('/b') } } },
      );
    const rules = list(toApi('read'), toApi('read', 'admin')).map(({ rule }) => rule);
    expect(rules).toEqual(['api-security-scope-added']);
    expect(list(toApi('read', 'admin'), toApi('read')).map(({ class: kind }) => kind)).toEqual([
      'compatible',
    ]);
  });

  it('of the addresses of tokens is breaking only if one is lost', () => {
    const toApi = (...urls: readonly string[]) =>
      api({}, { components: { securitySchemes: { a: oauth(...urls) } } });
    expect(list(toApi('/a'), toApi('/a', '/b'))).toEqual([]);
    expect(list(toApi('/a', '/b'), toApi('/b', '/c'))).toMatchObject([
      {
        class: 'breaking',
        text: 'The scheme `a` is at /b and /c: programs that call it will fail',
      },
    ]);
  });

  it.each([
    ['exclusiveMaximum', 'maximum'],
    ['exclusiveMinimum', 'minimum'],
  ])('from %s to %s allows one more value', (exclusive, inclusive) => {
    const [one, other] = [exclusive, inclusive].map((keyword) => ({ ...number, [keyword]: 10 }));
    const toClasses = (changes: readonly Change[]) => [...new Set(changes.map((all) => all.class))];
    expect(toClasses(list(query(one), query(other)))).toEqual(['compatible']);
    expect(toClasses(list(query(other), query(one)))).toContain('breaking');
    expect(toClasses(list(response(other), response(one)))).toEqual(['compatible']);
    expect(toClasses(list(response(one), response(other)))).toContain('breaking');
  });

  it('of what a webhook sends is a change of what readers receive', () => {
    const toApi = (schema: Json) => ({
      webhooks: {
        created: { post: { requestBody: { content: json(schema) }, responses: {} } },
      },
    });
    const [change] = list(toApi(colour('blue')), toApi(colour('blue', 'red')));
    expect(change).toMatchObject({ rule: 'response-property-enum-value-added', class: 'breaking' });
  });
});

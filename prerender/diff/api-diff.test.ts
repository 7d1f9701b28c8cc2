import { describe, expect, it } from 'vitest';
import { compareApis } from './api-diff';
import type { Change } from './changes/change';
import type { Json } from './fixtures/documents';
import {
  api,
  body,
  colour,
  json,
  listChanges,
  number,
  oauth,
  object,
  query,
  response,
  text,
} from './fixtures/documents';
import { toSpec } from './fixtures/to-spec';

describe('a change', () => {
  it('of a component is listed once, with its operations and a whole value', () => {
    const toApi = (schema: Json) => {
      const content = json({ type: 'array', items: { $ref: '#/components/schemas/Team' } });
      const responses = { 200: { description: 'OK', content } };
      const paths = { '/a': { get: { responses } }, '/b': { get: { responses } } };
      return { paths, components: { schemas: { Team: schema } } };
    };
    const changes = listChanges(toApi(colour('blue')), toApi(colour('blue', 'red')));
    expect(changes).toMatchObject([
      {
        rule: 'response-property-enum-value-added',
        operations: [
          { label: 'GET /a', anchor: 'response-200[].colour' },
          { label: 'GET /b', anchor: 'response-200[].colour' },
        ],
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
    const rules = listChanges(toApi('string'), toApi('integer')).map(({ rule }) => rule);
    expect(rules).toEqual(['request-property-type-changed']);
  });

  it('from one value to a list breaks no program, as a list of one is written the same way', () => {
    const generalized = { rule: 'request-parameter-type-generalized', class: 'compatible' };
    const toList = (items: Json) => query({ type: 'array', items, minItems: 1 });
    expect(listChanges(query(number), toList(number))).toMatchObject([generalized]);
    expect(listChanges(query(number), toList(text))).toMatchObject([
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
    expect(listChanges(toApi('id'), toApi('teamId'))).toEqual([]);
  });

  it('is none where a schema moves into an "allOf" or a choice of one', () => {
    const one = object({ name: text }, { required: ['name'] });
    expect(listChanges(body(one), body({ allOf: [one, {}] }))).toEqual([]);
    expect(listChanges(response(one), response({ oneOf: [one, { type: 'null' }] }))).toMatchObject([
      { rule: 'response-body-became-nullable', class: 'breaking', witness: 'null' },
    ]);
  });

  it('to a choice compares what was there with the variant of its type', () => {
    const texts = { type: 'array', items: text };
    const changes = listChanges(body(texts), body({ oneOf: [text, { ...texts, minItems: 1 }] }));
    expect(changes.map(({ rule, class: kind }) => [rule, kind])).toEqual([
      ['request-property-min-items-set', 'breaking'],
      ['request-body-one-of-added', 'compatible'],
    ]);
  });

  it('of a format is shown by a text, whatever the example and however deep', () => {
    const toApi = (one: Json) =>
      response({ type: 'array', items: object({ at: { ...one, example: '2026-09-01 10:00' } }) });
    const [change] = listChanges(toApi({ type: 'string', format: 'date-time' }), toApi(text));
    expect(change).toMatchObject({ class: 'breaking', witness: '[{"at":"any text"}]' });
  });

  it('of a list from a choice to one object is shown by a value that none of the variants had', () => {
    const one = (...types: readonly string[]) =>
      object({ type: { type: 'string', enum: types } }, { required: ['type'] });
    const toApi = (items: Json) => response({ type: 'array', items });
    const changes = listChanges(
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
      listChanges(
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
    const [change] = listChanges(toApi(colour('blue')), toApi(colour('blue', 'red')));
    expect(change).toMatchObject({
      rule: 'response-property-enum-value-added',
      operations: [
        {
          label: 'created ({$request.body#/url}) of POST /teams',
          slug: 'create-team',
          anchor: 'callback-created.body.colour',
        },
      ],
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
    expect(change).toMatchObject({ operations: [{ anchor: 'callback-created-2.query.page' }] });
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
    const rules = listChanges(toApi('read'), toApi('read', 'admin')).map(({ rule }) => rule);
    expect(rules).toEqual(['api-security-scope-added']);
    expect(
      listChanges(toApi('read', 'admin'), toApi('read')).map(({ class: kind }) => kind),
    ).toEqual(['compatible']);
  });

  it('of the addresses of tokens is breaking only if one is lost', () => {
    const toApi = (...urls: readonly string[]) =>
      api({}, { components: { securitySchemes: { a: oauth(...urls) } } });
    expect(listChanges(toApi('/a'), toApi('/a', '/b'))).toEqual([]);
    expect(listChanges(toApi('/a', '/b'), toApi('/b', '/c'))).toMatchObject([
      {
        class: 'breaking',
        text: 'The flow `clientCredentials` of `a` is at /b: programs that call it will fail',
      },
      {
        class: 'breaking',
        text: 'The flow `password` of `a` is at /c: programs that call it will fail',
      },
    ]);
    expect(listChanges(toApi('/a', '/a'), toApi('/a'))).toMatchObject([
      { rule: 'api-security-component-oauth-flow-removed', class: 'breaking' },
    ]);
  });

  it.each([
    ['exclusiveMaximum', 'maximum'],
    ['exclusiveMinimum', 'minimum'],
  ])('from %s to %s allows one more value', (exclusive, inclusive) => {
    const [one, other] = [exclusive, inclusive].map((keyword) => ({ ...number, [keyword]: 10 }));
    const toClasses = (changes: readonly Change[]) => [...new Set(changes.map((all) => all.class))];
    expect(toClasses(listChanges(query(one), query(other)))).toEqual(['compatible']);
    expect(toClasses(listChanges(query(other), query(one)))).toContain('breaking');
    expect(toClasses(listChanges(response(other), response(one)))).toEqual(['compatible']);
    expect(toClasses(listChanges(response(one), response(other)))).toContain('breaking');
  });

  it('of a component is at its own place in each operation', () => {
    const toApi = (values: readonly string[]) => {
      const $ref = '#/components/schemas/Team';
      const list = {
        200: { description: 'OK', content: json({ type: 'array', items: { $ref } }) },
      };
      const one = { 200: { description: 'OK', content: json(object({ team: { $ref } })) } };
      const paths = { '/a': { get: { responses: list } }, '/b': { get: { responses: one } } };
      return { paths, components: { schemas: { Team: colour(...values) } } };
    };
    expect(listChanges(toApi(['blue']), toApi(['blue', 'red']))).toMatchObject([
      {
        operations: [
          { label: 'GET /a', anchor: 'response-200[].colour' },
          { label: 'GET /b', anchor: 'response-200.team.colour' },
        ],
      },
    ]);
    const toTwo = (values: readonly string[]) =>
      response(
        object({ a: object({ team: colour(...values) }), b: object({ team: colour(...values) }) }),
      );
    const [change] = listChanges(toTwo(['blue']), toTwo(['blue', 'red']));
    expect(change?.text).toContain('`a.team.colour`');
    expect(change?.operations[0]?.anchor).toBe('response-200.a.team.colour');
  });

  it('has a direction, if it is of something that is sent or received', () => {
    const [added] = listChanges(api({}), query(number, { required: true }));
    expect(added).toMatchObject({ rule: 'new-required-request-parameter', direction: 'request' });
    const toApi = (...types: readonly string[]) =>
      api({
        responses: {
          200: { description: 'OK', content: Object.fromEntries(types.map((type) => [type, {}])) },
        },
      });
    const [removed] = listChanges(toApi('text/a', 'text/b'), toApi('text/a'));
    expect(removed).toMatchObject({ rule: 'response-media-type-removed', direction: 'response' });
  });

  it('of two properties that no schema describes is one change for each', () => {
    const changes = listChanges(
      body({ type: 'object' }),
      body({ type: 'object', required: ['a', 'b'] }),
    );
    expect(changes.map((change) => change.text)).toEqual([
      expect.stringContaining('`a`'),
      expect.stringContaining('`b`'),
    ]);
  });

  it('of a status is compared with the range that stood for it', () => {
    const toApi = (...parts: readonly (readonly [status: string, schema: Json])[]) =>
      api({
        responses: Object.fromEntries(
          parts.map(([status, schema]) => [status, { description: 'OK', content: json(schema) }]),
        ),
      });
    const toClasses = (changes: readonly Change[]) =>
      changes.map(({ rule, class: kind }) => `${rule} ${kind}`);
    expect(
      toClasses(listChanges(toApi(['default', colour('blue')]), toApi(['200', colour('red')]))),
    ).toEqual([
      'response-property-enum-value-added breaking',
      'response-non-success-status-removed compatible',
      'response-success-status-added compatible',
      'response-property-enum-value-removed compatible',
    ]);
    const both = [
      ['200', colour('blue')],
      ['default', object({ error: text })],
    ] as const;
    // Beside a success, "default" is what errors are like.
    expect(toClasses(listChanges(toApi(...both), toApi(...both, ['201', colour('red')])))).toEqual([
      'response-success-status-added compatible',
    ]);
    expect(
      toClasses(listChanges(toApi(...both), toApi(...both, ['404', colour('red')]))),
    ).toContain('response-non-success-status-added compatible');
  });

  it('from a media type to a range with it takes nothing away', () => {
    const toApi = (type: string, schema: Json) =>
      api({ requestBody: { content: { [type]: { schema } } } });
    const [json1, all] = ['application/json', 'application/*'];
    expect(listChanges(toApi(json1, colour('a')), toApi(all, colour('a', 'b')))).toMatchObject([
      { rule: 'request-body-media-type-added', class: 'compatible' },
      { rule: 'request-property-enum-value-added', class: 'compatible' },
    ]);
    expect(listChanges(toApi(json1, colour('a', 'b')), toApi('*/*', colour('a')))[0]).toMatchObject(
      {
        rule: 'request-property-enum-value-removed',
        class: 'breaking',
      },
    );
  });

  it('of the address that a callback is sent to is another callback', () => {
    const toApi = (expression: string) =>
      api({ callbacks: { created: { [expression]: { post: { responses: {} } } } } });
    const changes = listChanges(toApi('{$request.body#/url}'), toApi('{$request.body#/to}'));
    expect(changes.map(({ rule }) => rule)).toEqual(['webhook-removed', 'webhook-added']);
    const toPath = (name: string) => ({ paths: { [`/a/{${name}}`]: { get: { responses: {} } } } });
    expect(listChanges(toPath('$id'), toPath('id'))).toEqual([]);
  });

  it('of an operation that ends is one for its callbacks, too', () => {
    const post = { responses: {} };
    const old = api({ deprecated: true, callbacks: { created: { '{$url}': { post } } } });
    expect(listChanges(old, { paths: {} }).map(({ rule }) => rule)).toEqual([
      'api-path-removed-with-deprecation',
    ]);
  });

  it('of the words about a body is one of wording', () => {
    const changes = listChanges(body(number), body(number, { description: 'How many.' }));
    expect(changes).toMatchObject([{ rule: 'request-body-description-changed', class: 'wording' }]);
  });

  it('of the value that selects a variant needs a look where programs use it', () => {
    const toApi = (value: string, toOperation: (schema: Json) => Json) => {
      const [card, bank] = ['Card', 'Bank'].map((one) => `#/components/schemas/${one}`);
      const schema = {
        oneOf: [{ $ref: card }, { $ref: bank }],
        discriminator: { propertyName: 'kind', mapping: { [value]: card, bank } },
      };
      const Card = object({ kind: text, number: text }, { required: ['kind'] });
      const Bank = object({ kind: text, iban: number }, { required: ['kind', 'iban'] });
      return { ...toOperation(schema), components: { schemas: { Card, Bank } } };
    };
    const list = (toOperation: (schema: Json) => Json) =>
      listChanges(toApi('card', toOperation), toApi('CARD', toOperation)).map(
        ({ rule, class: kind }) => [rule, kind],
      );
    expect(list(body)).toEqual([
      ['request-body-discriminator-mapping-deleted', 'look'],
      ['request-body-discriminator-mapping-added', 'compatible'],
    ]);
    expect(list(response)).toEqual([
      ['response-body-discriminator-mapping-added', 'look'],
      ['response-body-discriminator-mapping-deleted', 'compatible'],
    ]);
  });

  it('of a value that selects another variant needs a look on both sides', () => {
    const toApi = (mapping: Json, toOperation: (schema: Json) => Json) => {
      const oneOf = ['Card', 'Bank'].map((one) => ({ $ref: `#/components/schemas/${one}` }));
      const kind = object({ kind: text }, { required: ['kind'] });
      const schemas = { Card: kind, Bank: { ...kind, properties: { kind: text, iban: text } } };
      const discriminator = { propertyName: 'kind', mapping };
      return { ...toOperation({ oneOf, discriminator }), components: { schemas } };
    };
    for (const toOperation of [body, response]) {
      const [a, b] = ['#/components/schemas/Card', '#/components/schemas/Bank'];
      const changes = listChanges(toApi({ a, b }, toOperation), toApi({ a: b, b: a }, toOperation));
      expect(changes.map(({ rule, class: kind }) => [rule.replace(/^\w+-/, ''), kind])).toEqual([
        ['body-discriminator-mapping-changed', 'look'],
        ['body-discriminator-mapping-changed', 'look'],
      ]);
    }
  });

  it('of a value that a schema names is listed once', () => {
    const toApi = (value: string) => {
      const Card = object({ kind: { const: value } }, { required: ['kind'] });
      const schema = {
        oneOf: [{ $ref: '#/components/schemas/Card' }],
        discriminator: { propertyName: 'kind' },
      };
      return { ...body(schema), components: { schemas: { Card } } };
    };
    const rules = listChanges(toApi('a'), toApi('b')).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.includes('mapping'))).toEqual([]);
    expect(rules).not.toEqual([]);
  });

  it('of what a webhook sends is a change of what readers receive', () => {
    const toApi = (schema: Json) => ({
      webhooks: {
        created: { post: { requestBody: { content: json(schema) }, responses: {} } },
      },
    });
    const [change] = listChanges(toApi(colour('blue')), toApi(colour('blue', 'red')));
    expect(change).toMatchObject({ rule: 'response-property-enum-value-added', class: 'breaking' });
  });
});

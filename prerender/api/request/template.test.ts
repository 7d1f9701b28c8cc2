import { describe, expect, it } from 'vitest';
import type { MediaTypeObject, OperationObject, ParameterObject } from '../document/document';
import type { SchemaObject } from '../document/schema-object';
import { listOperations } from '../document/operations';
import { createConversion } from '../fixtures/create-conversion';
import { toFirstRequest } from '../fixtures/to-first-request';
import { findExpectedResponse, toRequestTemplate } from './template';

const toParameter = (
  location: ParameterObject['in'],
  parameter: Partial<ParameterObject> = {},
): ParameterObject => ({
  name: 'id',
  in: location,
  required: true,
  schema: { type: 'string' },
  ...parameter,
});

describe('a field', () => {
  it.each<[SchemaObject, boolean]>([
    [{ type: 'string', contentMediaType: 'text/markdown' }, true],
    [{ type: ['string', 'null'], maxLength: 2000 }, true],
    [{ type: 'string', maxLength: 200 }, false],
    [{ type: 'string', maxLength: 2000, pattern: '^[a-z]+$' }, false],
    [{ type: 'string', maxLength: 2000, format: 'password' }, false],
    [{ type: 'string', maxLength: 2000, contentEncoding: 'base64' }, false],
    [{ type: 'integer' }, false],
  ])('of prose has room for several lines: %j', (schema, isLong) => {
    const parameters = [toParameter('query', { schema })];
    const conversion = createConversion({ paths: { '/teams': { get: { parameters } } } });
    const [located] = listOperations(conversion.document);
    const template = located && toRequestTemplate(conversion, located, parameters, []);
    expect(template?.parameters[0]?.long === true).toBe(isLong);
  });
});

describe('the URL', () => {
  it('leaves out an optional parameter whose example is null', () => {
    const parameters = [toParameter('query', { required: false, example: null })];
    expect(toFirstRequest({ parameters }).url).toBe('https://api.example.com/v1/teams');
  });

  it('contains its path parameters, encoded', () => {
    const parameters = [
      toParameter('path', { name: 'team', example: 'a b/ü$&' }),
      toParameter('path', { name: 'task', schema: { type: 'integer', minimum: 3 } }),
    ];
    expect(toFirstRequest({ path: '/teams/{team}/tasks/{task}', parameters }).url).toBe(
      'https://api.example.com/v1/teams/a%20b%2F%C3%BC%24%26/tasks/3',
    );
  });

  it('contains required query parameters only, so that a first call has no effect that nobody asked for', () => {
    const parameters = [
      toParameter('query', { name: 'must', schema: { type: 'string', enum: ['a&b'] } }),
      toParameter('query', { name: 'filter', required: false, example: 5 }),
      toParameter('query', { name: 'left out', required: false }),
      toParameter('query', { name: 'old', required: false, deprecated: true, example: 5 }),
    ];
    expect(toFirstRequest({ parameters }).url).toBe('https://api.example.com/v1/teams?must=a%26b');
  });

  it.each<[Partial<ParameterObject>, string]>([
    [{}, 'id=a&id=b'],
    [{ explode: false }, 'id=a,b'],
    [{ style: 'pipeDelimited', explode: false }, 'id=a%7Cb'],
  ])('writes a list as the parameter says: %j', (notation, query) => {
    const parameter = toParameter('query', { ...notation, example: ['a', 'b'] });
    expect(toFirstRequest({ parameters: [parameter] }).url).toBe(
      `https://api.example.com/v1/teams?${query}`,
    );
  });

  it('uses the first named example of a parameter', () => {
    const examples = { one: { value: 'first' }, two: { value: 'second' } };
    expect(toFirstRequest({ parameters: [toParameter('query', { examples })] }).url).toMatch(
      /\?id=first$/,
    );
  });

  it('contains an optional parameter with an example that is named for it', () => {
    const examples = { other: { value: 'first' }, sample: { value: 'second' } };
    const parameters = [toParameter('query', { required: false, examples })];
    expect(toFirstRequest({ parameters }).url).toMatch(/\?id=second$/);
  });

  it('contains only the required fields of an object', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, b: { type: 'string' } },
    } as const;
    const parameters = [toParameter('query', { style: 'deepObject', schema })];
    expect(toFirstRequest({ parameters }).url).toMatch(/\?id%5Ba%5D=string$/);
  });

  it('does not mix up parameters with the same name in two operations', () => {
    const schemas = ['open', 'done'].map((value): SchemaObject => ({
      type: 'string',
      enum: [value],
    }));
    const id = 'post /teams.query.status';
    const conversion = createConversion(
      {},
      schemas.map((schema) => ({ schema, id })),
    );
    const urls = schemas.map(
      (schema) =>
        toFirstRequest({
          conversion,
          parameters: [toParameter('query', { name: 'status', schema })],
        }).url,
    );
    expect(urls).toEqual([
      expect.stringMatching(/\?status=open$/),
      expect.stringMatching(/\?status=done$/),
    ]);
  });
});

describe('the headers', () => {
  const token = { type: 'http', scheme: 'bearer' } as const;
  const key = { type: 'apiKey', in: 'header', name: 'X-Key' } as const;

  it('have a fixed order: types, credentials, parameters', () => {
    const { headers } = toFirstRequest({
      document: {
        components: { securitySchemes: { token, key } },
        security: [{ token: [], key: [] }],
      },
      parameters: [toParameter('header', { name: 'X-Trace', example: 'a b' })],
      operation: {
        responses: {
          400: { description: '', content: { 'text/plain': {} } },
          201: { description: '', content: { 'application/hal+json': {}, 'text/csv': {} } },
        },
      },
      body: { mediaType: 'application/json', object: { example: {} } },
    });
    expect(headers).toEqual([
      ['Content-Type', 'application/json'],
      ['Accept', 'application/hal+json'],
      ['Authorization', 'Bearer YOUR_ACCESS_TOKEN'],
      ['X-Key', 'YOUR_API_KEY'],
      ['X-Trace', 'a b'],
    ]);
  });

  it('leave the type of a multipart body to the client, which generates the boundary', () => {
    const body = { mediaType: 'multipart/form-data', object: { example: { name: 'A' } } };
    expect(toFirstRequest({ body }).headers).toEqual([]);
  });

  it.each([
    ['the first of some alternatives', [{ key: [] }, { token: [] }], [['X-Key', 'YOUR_API_KEY']]],
    ['none when they are optional', [{}, { token: [] }], []],
    ['none when the operation is open to all', [], []],
    ['none for a scheme that answers a challenge', [{ digest: [] }], []],
    ['none for a scheme that is not declared', [{ toString: [] }], []],
  ])('carry credentials: %s', (_, security, headers) => {
    const digest = { type: 'http', scheme: 'digest' } as const;
    const document = {
      components: { securitySchemes: { token, key, digest } },
      security: [{ token: [] }],
    };
    expect(toFirstRequest({ document, operation: { security } }).headers).toEqual(headers);
  });

  it('omit a key that belongs in the URL', () => {
    const securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'api_key' } } as const;
    const document = { components: { securitySchemes }, security: [{ key: [] }] };
    const parameters = [toParameter('query', { example: 1 })];
    const { url, headers } = toFirstRequest({ document, parameters });
    expect(url).toBe('https://api.example.com/v1/teams?id=1&api_key=YOUR_API_KEY');
    expect(headers).toEqual([]);
  });

  it('contain cookies: a required parameter and a key', () => {
    const securitySchemes = { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } as const;
    const document = { components: { securitySchemes }, security: [{ session: [] }] };
    const parameters = [toParameter('cookie', { name: 'lang', example: 'vi' })];
    const { headers } = toFirstRequest({ document, parameters });
    expect(headers).toHaveLength(1);
    expect(headers[0]?.[0]).toBe('Cookie');
    expect(headers[0]?.[1].split('; ').toSorted()).toEqual(['lang=vi', 'sid=YOUR_API_KEY']);
  });
});

describe('the body', () => {
  const toBody = (mediaType: string, object: MediaTypeObject) =>
    toFirstRequest({ body: { mediaType, object } }).body;

  it('is omitted if the operation has none', () => {
    expect(toFirstRequest({})).not.toHaveProperty('body');
  });

  it('is the first example as formatted JSON', () => {
    const examples = { a: { value: { n: [1] } }, b: { value: 2 } };
    expect(toBody('application/merge-patch+json', { examples })).toEqual({
      kind: 'json',
      text: '{\n  "n": [\n    1\n  ]\n}',
    });
  });

  it('is generated from the schema if there is no example', () => {
    const schema = { properties: { name: { type: 'string' }, id: { readOnly: true } } };
    expect(toBody('application/json', { schema })).toEqual({
      kind: 'json',
      text: '{\n  "name": "Example post"\n}',
    });
  });

  it('consists of fields for a form, as JSON unless they are text', () => {
    const example = { name: 'A', count: 2, flag: false };
    expect(toBody('application/x-www-form-urlencoded', { example })).toEqual({
      kind: 'form',
      fields: [
        ['name', 'A'],
        ['count', '2'],
        ['flag', 'false'],
      ],
    });
  });

  it('is text for a form whose example is encoded', () => {
    expect(toBody('application/x-www-form-urlencoded', { example: 'a=1&b=%20' })).toEqual({
      kind: 'text',
      text: 'a=1&b=%20',
    });
  });

  it('consists of parts for a multipart form', () => {
    expect(toBody('multipart/form-data', { example: { name: 'A', meta: { a: 1 } } })).toEqual({
      kind: 'multipart',
      parts: [
        { kind: 'field', name: 'name', value: 'A' },
        { kind: 'field', name: 'meta', value: '{"a":1}', contentType: 'application/json' },
      ],
    });
  });

  it('has a part for each file of a multipart form', () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, file: { type: 'string', format: 'binary' } },
    };
    const body = toBody('multipart/form-data', { schema });
    expect(
      body?.kind === 'multipart' ? body.parts.map(({ kind, name }) => [kind, name]) : body,
    ).toEqual([
      ['field', 'name'],
      ['file', 'file'],
    ]);
  });

  it('is text, or a file if there is no example', () => {
    expect(toBody('text/csv', { example: 'a,b' })).toEqual({ kind: 'text', text: 'a,b' });
    const file = toBody('image/png', { schema: { type: 'string', format: 'binary' } });
    expect(file).toMatchObject({ kind: 'file' });
  });

  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
  ])('of %s may be described by nothing but its type', (mediaType) => {
    const body = toBody(mediaType, {});
    expect(body?.kind === 'json' ? typeof body.text : 'string').toBe('string');
  });
});

describe('the servers of a template', () => {
  it('have no descriptions, which would be in the file of every form', () => {
    const conversion = createConversion({ paths: { '/teams': { get: {} } } });
    const templates = listOperations(conversion.document).map((located) => {
      const description = ['Tokyo'];
      const variable = { name: 'region', default: 'jp', values: [], description };
      const template = 'https://{region}.example.com';
      const server = {
        url: 'https://jp.example.com',
        template,
        description,
        variables: [variable],
      };
      return toRequestTemplate(conversion, located, [], [server]);
    });
    expect(templates.map(({ servers }) => servers)).toEqual([
      [
        {
          template: 'https://{region}.example.com',
          variables: [{ name: 'region', default: 'jp', values: [] }],
        },
      ],
    ]);
  });
});

describe('the URL of a request', () => {
  it.each([
    ['/チーム/a b', '/%E3%83%81%E3%83%BC%E3%83%A0/a%20b'],
    ['/a|b^{c}', '/a%7Cb%5E%7Bc%7D'],
    ['/\uD800', '/%EF%BF%BD'],
  ])('is valid for any path: %s', (path, encoded) => {
    expect(toFirstRequest({ path }).url).toBe(`https://api.example.com/v1${encoded}`);
  });
});

function find(responses?: OperationObject['responses']) {
  const { document } = createConversion({
    paths: { '/teams': { get: { responses: { '200': toResponse('application/json') } } } },
  });
  return findExpectedResponse(document, responses === undefined ? {} : { responses });
}

const toResponse = (...mediaTypes: readonly string[]) => ({
  description: '',
  content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, {}])),
});

describe('findExpectedResponse', () => {
  it.each([
    ['application/json', { kind: 'json' }],
    ['application/json; charset=utf-8', { kind: 'json' }],
    ['application/problem+json', { kind: 'json' }],
    ['application/x-ndjson', { kind: 'stream' }],
    ['application/jsonl; charset=utf-8', { kind: 'stream' }],
    ['application/stream+json', { kind: 'stream' }],
    ['application/geo+json-seq', { kind: 'stream' }],
    ['Text/Event-Stream', { kind: 'stream' }],
    ['multipart/mixed', { kind: 'text' }],
    ['image/svg+xml', { kind: 'text' }],
    ['*/*', { kind: 'text' }],
    ['image/png', { kind: 'file', path: 'response.png' }],
    ['application/pdf', { kind: 'file', path: 'response.pdf' }],
    ['application/octet-stream', { kind: 'file', path: 'response.bin' }],
    ['application/vnd.a/../b', { kind: 'file', path: 'response.bin' }],
  ])('says how %s is read', (mediaType, reading) => {
    expect(find({ '200': toResponse(mediaType, 'text/plain') })).toEqual(reading);
  });

  it('is a stream if the document describes its items', () => {
    const content = { 'application/json': { itemSchema: true } };
    expect(find({ '200': { description: '', content } })).toEqual({ kind: 'stream' });
  });

  it('is of the success that has content, wherever it stands', () => {
    const responses = { default: toResponse('text/plain'), '202': toResponse() };
    expect(find({ ...responses, '200': { $ref: '#/paths/~1teams/get/responses/200' } })).toEqual({
      kind: 'json',
    });
    expect(find(responses)).toEqual({ kind: 'none' });
  });

  it('is of the default response if no success is declared', () => {
    expect(find({ default: toResponse('image/png'), '404': toResponse('text/plain') })).toEqual({
      kind: 'file',
      path: 'response.png',
    });
    expect(find({ default: toResponse() })).toBeUndefined();
    expect(find()).toBeUndefined();
  });

  it('says whether a redirect is declared', () => {
    expect(find({ '302': toResponse() })).toEqual({ kind: 'text', redirects: true });
    expect(find({ '200': toResponse('text/html'), '3XX': toResponse() })).toEqual({
      kind: 'text',
      redirects: true,
    });
    expect(find({ '204': toResponse(), '304': toResponse() })).toEqual({ kind: 'none' });
  });
});

import { describe, expect, it } from 'vitest';
import { listWarnings, readPages, toDocument } from '../fixtures/odd-file';

function withOperation(operation: object, more: object = {}, path = '/odd'): object {
  return {
    openapi: '3.0.3',
    info: { title: 'Odd', version: '1' },
    paths: {
      [path]: {
        get: { operationId: 'getOdd', responses: { 200: { description: 'OK' } }, ...operation },
      },
    },
    ...more,
  };
}

const place = '"paths › /odd › get';

describe('a document', () => {
  it.each<[string, object, string, string]>([
    [
      'an operation without responses',
      withOperation({ responses: undefined }),
      `${place} › responses" is missing: read as none that is known.`,
      '"responses":[]',
    ],
    [
      'a response without a description',
      withOperation({ responses: { 200: {} } }),
      `${place} › responses › 200 › description" is missing: read as no description.`,
      '"status":"200"',
    ],
    [
      'a server without a scheme',
      withOperation({ servers: [{ url: 'api.example.com/v1/' }] }),
      `${place} › servers › 0 › url" has no scheme: read as "https://api.example.com/v1".`,
      '"url":"https://api.example.com/v1"',
    ],
    [
      'scopes that are null',
      withOperation(
        { security: [{ key: null }] },
        {
          components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
        },
      ),
      `${place} › security › 0 › key" is null: read as an empty list.`,
      '"name":"key","scopes":[]',
    ],
    [
      'a status with words',
      withOperation({ responses: { '200 OK': { description: 'Fine' } } }),
      `${place} › responses › 200 OK" is not a status: read as "200".`,
      'Fine',
    ],
    [
      'a name in the path that no parameter describes',
      withOperation({}, {}, '/odd/{oddId}'),
      'The path "/odd/{oddId}" has "{oddId}", which no parameter describes: read as a required string.',
      '"name":"oddId","in":"path","required":true',
    ],
    [
      'a parameter without a place in the path',
      withOperation({
        parameters: [{ name: 'oddId', in: 'path', required: true, schema: { type: 'string' } }],
      }),
      'The path "/odd" has no place for its parameter "oddId": the parameter is ignored.',
      '"parameters":[]',
    ],
    [
      'a parameter of the path that is not required',
      withOperation(
        { parameters: [{ name: 'a', in: 'path', schema: { type: 'string' } }] },
        {},
        '/odd/{a}',
      ),
      '"paths › /odd/{a} › get › parameters › 0 › required" is missing on a path parameter: read as "true".',
      '"required":true',
    ],
    [
      "a parameter with Swagger's keywords",
      withOperation({ parameters: [{ name: 'a', in: 'query', type: 'integer' }] }),
      `${place} › parameters › 0 › schema" has "type" without a schema: read as its "schema".`,
      '"types":["integer"]',
    ],
    [
      'a parameter without a schema',
      withOperation({ parameters: [{ name: 'a', in: 'query' }] }),
      `${place} › parameters › 0 › schema" is missing: read as any value.`,
      '"name":"a"',
    ],
    [
      'a place in capital letters',
      withOperation({ parameters: [{ name: 'a', in: 'Query', schema: {} }] }),
      `${place} › parameters › 0 › in" is "Query": read as the string "query".`,
      '"in":"query"',
    ],
    [
      'an undeclared security scheme',
      withOperation({ security: [{ odd_key: [] }] }),
      'The security scheme "odd_key" is not declared: pages show its name, and samples send no credentials for it.',
      '"name":"odd_key"',
    ],
    [
      "Swagger's basic authentication",
      withOperation(
        { security: [{ a: [] }] },
        { components: { securitySchemes: { a: { type: 'basic' } } } },
      ),
      '"components › securitySchemes › a › type" says "basic": read as "http" with the scheme "basic".',
      'Basic authentication',
    ],
    [
      'a tag that is a text',
      withOperation({ tags: 'Teams' }),
      `${place} › tags" is a string: read as a list of one tag.`,
      '"Teams"',
    ],
    [
      'tags that are texts',
      withOperation({ tags: ['Teams'] }, { tags: ['Teams'] }),
      '"tags › 0" is a string: read as the tag "Teams".',
      '"Teams"',
    ],
    [
      'no paths',
      withOperation({}, { paths: undefined }),
      '"paths" is missing: read as no operations.',
      '"Odd"',
    ],
    [
      'no version',
      withOperation({}, { info: { title: 'Odd' } }),
      '"info › version" is missing: read as no version.',
      '"Odd"',
    ],
    [
      'an unknown field without x-',
      withOperation({ group: 'a' }),
      `${place} › group" is not an OpenAPI field here: it is ignored.`,
      '"Odd"',
    ],
  ])('with %s is shown, and says how it is read', async (_, document, text, shown) => {
    expect(await listWarnings(document)).toEqual([`warning ${text}`]);
    const pages = (await readPages(document)).join('\n');
    expect(pages.replaceAll('\\"', '"')).toContain(shown);
  });

  it('may have a path without a slash, and an id twice: both have pages', async () => {
    const get = { operationId: 'getOdd', responses: { 200: { description: 'OK' } } };
    const document = withOperation({}, { paths: { odd: { get }, '/even': { get } } });
    expect(await listWarnings(document)).toEqual([
      'warning "paths › odd" does not begin with a slash: read as "/odd".',
      expect.stringContaining('The operation id "getOdd" is used twice'),
    ]);
    const pages = (await readPages(document)).join('\n');
    expect(pages).toContain('"path":"/odd"');
    expect(pages).toContain('"slug":"get-odd-2"');
  });

  it.each<[string, object]>([
    ['an operation without an id', withOperation({ operationId: undefined })],
    ['paths without a value', withOperation({}, { paths: { '/odd': null, 'x-odd': null } })],
    [
      'OAuth without addresses',
      {
        swagger: '2.0',
        info: { title: 'a', version: '1' },
        paths: {},
        securityDefinitions: { a: { type: 'oauth2', flow: 'implicit', scopes: {} } },
      },
    ],
    ['empty paths', withOperation({}, { paths: {} })],
    [
      'a path with Swagger 2.0 as a number',
      { swagger: 2, info: { title: 'a', version: '1' }, paths: {} },
    ],
    [
      'names with spaces and brackets',
      withOperation({}, { components: { schemas: { 'List<Odd>': {}, 'a b': {} } } }),
    ],
    [
      'an example beside examples',
      withOperation({
        parameters: [
          { name: 'a', in: 'query', schema: {}, example: 1, examples: { one: { value: 1 } } },
        ],
      }),
    ],
  ])('with %s has no warning', async (_, document) => {
    expect(await listWarnings(document)).toEqual([]);
    expect(await readPages(document)).not.toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'a parameter in no place',
      withOperation({ parameters: [{ name: 'a', in: 'querry', schema: {} }] }),
      'must be equal to one of the allowed values',
    ],
    [
      'a parameter without a name',
      withOperation({ parameters: [{ in: 'query', schema: {} }] }),
      "'name'",
    ],
    ['a text that is an object', withOperation({ description: {} }), 'must be string'],
    [
      'a reference to nothing',
      toDocument({ Odd: { $ref: '#/components/schemas/Even' } }),
      'points to nothing',
    ],
    [
      'a schema in place of a response',
      withOperation(
        { responses: { 400: { $ref: '#/components/schemas/Team' } } },
        { components: { schemas: { Team: { type: 'object' } } } },
      ),
      'points to something that is not allowed here',
    ],
    [
      'a text in place of a schema',
      toDocument({ Odd: { $ref: '#/info/title' } }),
      'points to something that is not allowed here',
    ],
    [
      'all schemas in place of one',
      toDocument({ Odd: { $ref: '#/components/schemas' } }),
      'points to something that is not allowed here',
    ],
    [
      'the document in place of a response',
      withOperation({ responses: { 400: { $ref: '#/' } } }),
      'points to something that is not allowed here',
    ],
  ])('with %s is refused: nothing true can be said of it', async (_, document, message) => {
    expect((await listWarnings(document)).join()).toMatch(message);
    await expect(readPages(document)).rejects.toThrow(message);
  });
});

it.each([
  '/v1',
  './v1',
  'v1',
  'v1.json',
  'v1.2/api',
  '{host}/v1',
  '//a.example',
  'https://a.example',
])('the server %s is as it stands', async (url) => {
  expect(await listWarnings(withOperation({ servers: [{ url }] }))).toEqual([]);
});

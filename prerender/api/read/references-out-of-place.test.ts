import { describe, expect, it } from 'vitest';
import { listOperations } from '../document/operations';
import { listLines, parseValid, ROOT } from '../fixtures/several-files';

const list = `operationId: listPets
responses: { "200": { description: OK } }
`;

describe('a reference where OpenAPI allows none', () => {
  it.each([
    ['an operation', 'paths: { /pets: { get: { $ref: ops/list.yml } } }', { 'ops/list.yml': list }],
    [
      'an operation as JSON',
      'paths: { /pets: { get: { $ref: list.json } } }',
      {
        'list.json':
          '{ "operationId": "listPets", "responses": { "200": { "description": "OK" } } }',
      },
    ],
    [
      'a file with spaces, encoded',
      'paths: { /pets: { get: { $ref: "my%20ops/list%20all.yml" } } }',
      {
        'my ops/list all.yml': list,
      },
    ],
    [
      'a file with spaces, as it is',
      'paths: { /pets: { get: { $ref: my ops/list.yml } } }',
      {
        'my ops/list.yml': list,
      },
    ],
    [
      'a path of Windows',
      String.raw`paths: { /pets: { get: { $ref: .\ops\list.yml } } }`,
      {
        'ops/list.yml': list,
      },
    ],
    [
      'all paths',
      'paths: { $ref: paths.yaml }',
      {
        'paths.yaml': '/pets: { $ref: "pets.yaml#/~1pets" }',
        'pets.yaml':
          '/pets: { get: { $ref: "#/ops/list" } }\nops:\n  list: { operationId: listPets, responses: {} }',
      },
    ],
    [
      'an operation of a file with itself in the middle',
      'paths: { /pets: { $ref: item.yaml } }',
      {
        'item.yaml': 'get: { $ref: "./../petstore/ops/list.yml" }',
        'ops/list.yml': list,
      },
    ],
    [
      'an operation of the same file',
      'paths: { /pets: { get: { $ref: "#/x-ops/list" } } }\nx-ops: { list: { operationId: listPets } }',
      {},
    ],
    [
      'an operation of a webhook',
      'webhooks: { pet: { post: { $ref: ops/list.yml } } }',
      { 'ops/list.yml': list },
    ],
    [
      'a path item below components',
      'components: { pathItems: { a: { get: { $ref: ops/list.yml } } } }\npaths: { /pets: { $ref: "#/components/pathItems/a" } }',
      {
        'ops/list.yml': list,
      },
    ],
  ])('is followed for %s', async (_, body, parts) => {
    const { document } = await parseValid(body, parts);
    expect(listOperations(document).map(({ slug }) => slug)).toEqual(['list-pets']);
  });

  it('is followed for an operation of a callback', async () => {
    const { document } = await parseValid(
      'paths: { /pets: { get: { operationId: a, callbacks: { done: { $ref: done.yaml } } } } }',
      { 'done.yaml': '"{$url}": { post: { $ref: ops/list.yml } }', 'ops/list.yml': list },
    );
    expect(document).toMatchObject({
      components: { callbacks: { done: { '{$url}': { post: { operationId: 'listPets' } } } } },
    });
  });

  it('gives info, servers, tags, texts and lists', async () => {
    const { document } = await parseValid(
      `tags: { $ref: tags.yaml }
servers: [{ $ref: "servers.yaml#/production" }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      description: { $ref: docs/intro.md }
      parameters: { $ref: params.yaml }
      responses: { $ref: responses.yaml }
components:
  schemas: { $ref: schemas/_index.yaml }
`,
      {
        'tags.yaml': '- { name: pets, description: { $ref: docs/pets.md } }',
        'servers.yaml': 'production: { url: "https://a.example" }',
        'docs/intro.md': '# Pets\n\nAll of them.\n',
        'docs/pets.md': 'Animals',
        'params.yaml':
          '- { name: page, in: query, schema: { type: integer, enum: { $ref: sizes.json } } }',
        'sizes.json': '[10, 20]',
        'responses.yaml': '"200": { description: OK }',
        'schemas/_index.yaml': 'Pet: { $ref: ./Pet.yaml }',
        'schemas/Pet.yaml': 'type: object\nproperties: { $ref: fields.yaml }',
        'schemas/fields.yaml': 'parent: { $ref: Pet.yaml }',
      },
    );
    expect(document).toMatchObject({
      tags: [{ name: 'pets', description: 'Animals' }],
      servers: [{ url: 'https://a.example' }],
      paths: {
        '/pets': {
          get: {
            description: '# Pets\n\nAll of them.\n',
            parameters: [{ schema: { enum: [10, 20] } }],
            responses: { 200: { description: 'OK' } },
          },
        },
      },
    });
    expect(document.components).toEqual({
      schemas: {
        Pet: { type: 'object', properties: { parent: { $ref: '#/components/schemas/Pet' } } },
      },
    });
  });

  it('keeps the fields beside it', async () => {
    const spec = await parseValid(
      `paths:
  /pets:
    $ref: item.yaml
    parameters: [{ name: a, in: query, schema: { type: string } }]
`,
      { 'item.yaml': 'summary: All\nget:\n  operationId: listPets\n' },
    );
    expect(spec.document.paths).toEqual({
      '/pets': {
        summary: 'All',
        get: { operationId: 'listPets' },
        parameters: [{ name: 'a', in: 'query', schema: { type: 'string' } }],
      },
    });
    const { locate } = spec;
    expect(locate(['paths', '/pets', 'get', 'operationId'])).toMatchObject({
      file: 'specs/petstore/item.yaml',
      line: 3,
    });
    expect(locate(['paths', '/pets', 'parameters'])).toMatchObject({ file: ROOT });
  });

  it.each([
    [
      'paths: { /pets: { get: { $ref: a.yml } } }',
      { 'a.yml': '$ref: b.yml\n', 'b.yml': '$ref: a.yml\n' },
    ],
    ['paths: { /pets: { get: { $ref: "#/paths/~1pets" } } }', {}],
    ['paths: { /pets: { $ref: a.yml } }', { 'a.yml': 'get: { $ref: a.yml }' }],
    ['components: { schemas: { A: { $ref: a.yml } } }', { 'a.yml': 'properties: { $ref: "#" }' }],
  ])('must not lead back to itself: %s', async (body, parts) => {
    expect((await listLines(body, parts)).join('\n')).toMatch(/refers to itself|circ|nothing/);
  });

  it('may recur by a callback', async () => {
    const { document } = await parseValid('paths: { /pets: { $ref: item.yaml } }', {
      'item.yaml':
        'get: { operationId: a, callbacks: { done: { "{$url}": { $ref: item.yaml } } } }',
    });
    expect(document).toMatchObject({
      paths: {
        '/pets': {
          get: { callbacks: { done: { '{$url}': { $ref: '#/components/pathItems/item' } } } },
        },
      },
    });
  });
});

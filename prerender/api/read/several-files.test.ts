import { describe, expect, it } from 'vitest';
import { toLine } from '../../diagnostics/problem';
import { listOperations } from '../document/operations';
import type { LoadedSpec } from '../load-spec';
import { parseSpec } from '../load-spec';

const ROOT = 'specs/petstore/openapi.yaml';

type Files = Readonly<Record<string, string>>;

/** Parses an API of several files, by their paths from the folder of the root file. */
async function parse(body: string, parts: Files, version = 'openapi: 3.1.0'): Promise<LoadedSpec> {
  const info = 'info: { title: Pets, version: 1.0.0 }';
  return parseSpec(ROOT, `${version}\n${info}\n${body}`, (file) =>
    Promise.resolve(parts[file.replace('specs/petstore/', '')]),
  );
}

async function parseValid(body: string, parts: Files, version?: string) {
  const loaded = await parse(body, parts, version);
  if (loaded.kind === 'invalid') throw new Error(loaded.problems.map(toLine).join('\n'));
  return loaded.spec;
}

async function listLines(body: string, parts: Files, version?: string): Promise<readonly string[]> {
  const loaded = await parse(body, parts, version);
  return (loaded.kind === 'invalid' ? loaded.problems : loaded.spec.warnings).map(toLine);
}

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
    expect((await listLines(body, parts)).join('\n')).toMatch(/back to|circ|nothing/);
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

describe('an example', () => {
  it('may be a file', async () => {
    const { document } = await parseValid(
      `components:
  examples:
    a: { value: { $ref: examples/a.json } }
    b: { $ref: examples/b.yaml }
    c: { value: { $ref: examples/c.xml } }
    d: { value: [{ $ref: examples/a.json }] }
`,
      {
        'examples/a.json': '{ "name": "Rex" }',
        'examples/b.yaml': 'value: { $ref: a.json }',
        'examples/c.xml': '<name>Rex</name>\n',
      },
    );
    expect(document).toMatchObject({
      components: {
        examples: {
          a: { value: { name: 'Rex' } },
          b: { value: { name: 'Rex' } },
          c: { value: '<name>Rex</name>\n' },
          d: { value: [{ name: 'Rex' }] },
        },
      },
    });
  });

  it('may have a key "$ref" that is no reference', async () => {
    const values = [
      '{ $ref: "#/components/schemas/Pet" }',
      '{ $ref: https://example.com/a.json }',
      '{ $ref: a.json, name: Rex }',
      '{ $ref: ../../../a.json }',
      '{ $ref: Pet }',
    ];
    const body = `components:\n  examples:\n    a: { value: [${values.join(', ')}] }\n`;
    const { document, warnings } = await parseValid(body, { 'a.json': '{}' });
    expect(warnings).toEqual([]);
    expect(JSON.stringify(document).match(/\$ref/g)).toHaveLength(values.length);
  });

  it('may have its value in a file, and on another site', async () => {
    const { document } = await parseValid(
      `components:
  examples:
    a: { externalValue: examples/a.json }
    b: { externalValue: ./examples/b.txt }
    c: { externalValue: https://example.com/c.json }
    d: { externalValue: examples/d.png }
`,
      { 'examples/a.json': '{ "$ref": "#/no/reference", "name": "Rex" }', 'examples/b.txt': 'Rex' },
    );
    expect(document).toMatchObject({
      components: {
        examples: {
          a: { value: { $ref: '#/no/reference', name: 'Rex' } },
          b: { value: 'Rex' },
          c: { externalValue: 'https://example.com/c.json' },
          d: { externalValue: 'examples/d.png' },
        },
      },
    });
    expect(JSON.stringify(document.components)).not.toContain('"examples/a.json"');
    const body = 'components:\n  examples:\n    a: { externalValue: b.json }\n';
    expect(await listLines(body, {})).toEqual([
      expect.stringMatching(
        /^warning \S+:5:25 "externalValue: b.json" names the file \S+b.json, which does not exist/,
      ),
    ]);
  });

  it('is a warning if its file is missing', async () => {
    const body = 'components:\n  examples:\n    a: { value: { $ref: a.json } }\n';
    expect(await listLines(body, {})).toEqual([
      expect.stringMatching(/^warning specs\/petstore\/openapi.yaml:5:25 .* does not exist/),
    ]);
  });
});

describe('a file of its own', () => {
  const object = '{ application/json: { schema: { $ref: schema.yaml } } }';
  const parts = {
    'parameter.yaml': 'name: page\nin: query\nschema: { $ref: schema.yaml }\n',
    'requestBody.json':
      '{ "content": { "application/json": { "schema": { "$ref": "schema.yaml" } } } }',
    'response.yaml': `description: OK\nheaders: { X-A: { $ref: header.yaml } }\nlinks: { next: { $ref: link.yaml } }\ncontent: ${object}\n`,
    'header.yaml': 'schema: { $ref: schema.yaml }\n',
    'link.yaml': 'operationId: a\n',
    'example.yaml': 'value: 1\n',
    'schema.yaml': 'type: integer\n',
    'security.yaml': 'key: { type: apiKey, in: header, name: X-Key }\n',
    'callback.yaml': '"{$url}": { post: { $ref: operation.yaml } }\n',
    'operation.yaml': 'responses: { "200": { $ref: response.yaml } }\n',
  };
  const operation = `
      operationId: a
      parameters: [{ $ref: parameter.yaml }]
      requestBody: { $ref: requestBody.json }
      responses: { "200": { $ref: response.yaml } }
      callbacks: { done: { $ref: callback.yaml } }
`;

  it.each(['openapi: 3.0.3', 'openapi: 3.1.0', 'openapi: 3.2.0'])(
    'may hold an object of any kind: %s',
    async (version) => {
      const body = `paths:
  /pets:
    get:${operation}components:
  securitySchemes: { $ref: security.yaml }
  examples: { one: { $ref: example.yaml } }
security: [{ key: [] }]
`;
      const { document, warnings, files } = await parseValid(body, parts, version);
      expect(warnings).toEqual([]);
      expect(files).toHaveLength(Object.keys(parts).length + 1);
      const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(
        ([, ref]) => ref,
      );
      expect(new Set(refs)).toEqual(
        new Set([
          '#/components/parameters/parameter',
          '#/components/requestBodies/requestBody',
          '#/components/responses/response',
          '#/components/headers/header',
          '#/components/links/link',
          '#/components/schemas/schema',
          '#/components/callbacks/callback',
        ]),
      );
      expect(document.components).toMatchObject({
        securitySchemes: { key: { name: 'X-Key' } },
        examples: { one: { value: 1 } },
      });
    },
  );
});

describe('names of components', () => {
  it('are those of the root file: a file is one schema, whoever refers to it', async () => {
    const { document } = await parseValid(
      `components:
  schemas:
    Owner: { type: object, properties: { pet: { $ref: schemas/pet.yaml } } }
    Pet: { $ref: schemas/pet.yaml }
    Animal: { $ref: schemas/pet.yaml }
  responses:
    Pet: { $ref: responses/pet.yaml }
`,
      {
        'schemas/pet.yaml':
          'type: object\nproperties: { owner: { $ref: "../openapi.yaml#/components/schemas/Owner" } }',
        'responses/pet.yaml':
          'description: A pet\ncontent: { application/json: { schema: { $ref: ../schemas/pet.yaml } } }',
      },
    );
    const pet = { $ref: '#/components/schemas/Pet' };
    expect(document.components).toEqual({
      schemas: {
        Owner: { type: 'object', properties: { pet } },
        Pet: { type: 'object', properties: { owner: { $ref: '#/components/schemas/Owner' } } },
        Animal: pet,
      },
      responses: {
        Pet: { description: 'A pet', content: { 'application/json': { schema: pet } } },
      },
    });
  });

  it('come from the file, the folder of an index, or the title', async () => {
    const { document } = await parseValid(
      `components:
  schemas:
    All:
      anyOf:
        - $ref: pet/index.yaml
        - $ref: "ops.yaml#/schema"
        - $ref: "猫.yaml"
        - $ref: "all.yaml#/definitions/Dog"
`,
      {
        'pet/index.yaml': 'type: string',
        'ops.yaml': 'schema: { title: Small pet, type: string }',
        '猫.yaml': 'type: string',
        'all.yaml': 'definitions: { Dog: { $ref: "dog.json#/definitions/Dog" } }',
        'dog.json': '{ "definitions": { "Dog": { "type": "string" } } }',
      },
    );
    expect(document).toMatchObject({
      components: {
        schemas: {
          All: {
            anyOf: ['pet', 'Small-pet', 'part', 'Dog'].map((name) => ({
              $ref: `#/components/schemas/${name}`,
            })),
          },
        },
      },
    });
  });

  it('replace the files in the mapping of a discriminator', async () => {
    const { document } = await parseValid('components: { schemas: { Pet: { $ref: pet.yaml } } }', {
      'pet.yaml': `oneOf: [{ $ref: dog.yaml }, { $ref: "#/$defs/Cat" }]
discriminator: { propertyName: kind, mapping: { d: ./dog.yaml, c: "#/$defs/Cat", b: Bird } }
$defs: { Cat: { type: object } }
`,
      'dog.yaml': 'type: object',
    });
    expect(document).toMatchObject({
      components: {
        schemas: {
          Pet: {
            discriminator: {
              mapping: {
                d: '#/components/schemas/dog',
                c: '#/components/schemas/Cat',
                b: 'Bird',
              },
            },
          },
        },
      },
    });
  });
});

describe('a reference by id or anchor', () => {
  it('finds the schema in another file', async () => {
    const { document } = await parseValid(
      `components:
  schemas:
    A: { $ref: "pets.yaml#dog" }
    B: { $ref: pets.yaml }
    C: { properties: { dog: { $ref: "https://example.com/pets#dog" } } }
`,
      {
        'pets.yaml': `$id: https://example.com/pets
properties: { cat: { $ref: "#cat" }, bird: { $ref: birds }, own: { $ref: "#/$defs/Cat" } }
$defs:
  Dog: { $anchor: dog, type: string }
  Cat: { $anchor: cat, type: integer }
  Bird: { $id: birds, type: number, items: { $ref: "#/$defs/Egg" }, $defs: { Egg: { type: 'null' } } }
`,
      },
    );
    expect(document).toMatchObject({
      components: {
        schemas: {
          A: { type: 'string' },
          B: {
            properties: {
              cat: { $ref: '#/components/schemas/Cat' },
              bird: { $ref: '#/components/schemas/Bird' },
              own: { $ref: '#/components/schemas/Cat' },
            },
          },
          C: { properties: { dog: { $ref: '#/components/schemas/A' } } },
          Cat: { type: 'integer' },
          Bird: { items: { $ref: '#/components/schemas/Egg' } },
          Egg: { type: 'null' },
        },
      },
    });
  });
});

describe('a pointer', () => {
  it('leads through references on its way', async () => {
    const { document } = await parseValid(
      `components:
  schemas:
    A: { $ref: "all.yaml#/Pet/properties/owner/properties/name" }
`,
      {
        'all.yaml': 'Pet: { properties: { owner: { $ref: "owner.yaml#/Owner" } } }',
        'owner.yaml': 'Owner: { properties: { name: { $ref: name.yaml } } }',
        'name.yaml': 'type: string',
      },
    );
    expect(document).toMatchObject({ components: { schemas: { A: { type: 'string' } } } });
  });
});

describe('what a reference leads to', () => {
  it('is nothing if it leads through itself', async () => {
    const lines = await listLines(
      'components: { schemas: { A: { $ref: a.yaml#/A/properties/b } } }',
      {
        'a.yaml': 'A: { $ref: "#/A/properties/b" }',
      },
    );
    expect(lines.join()).toContain('names nothing in specs/petstore/a.yaml');
  });

  it.each([
    [
      'paths: { /pets: { get: { $ref: lost.yml } } }',
      'openapi.yaml:3:32',
      'lost.yml, which does not exist',
    ],
    ['paths: { /pets: { $ref: lost.yml } }', 'openapi.yaml:3:25', 'lost.yml, which does not exist'],
    [
      'paths: { /pets: { get: { operationId: a, description: { $ref: lost.md } } } }',
      'openapi.yaml:3:63',
      'lost.md, which does not exist',
    ],
    [
      'components: { schemas: { A: { $ref: part.yml#/components/schemas/B }, B: {} } }',
      'openapi.yaml:3:37',
      'names nothing in specs/petstore/part.yml',
    ],
    [
      'components: { schemas: { A: { $ref: part.yml }, B: {} } }',
      'part.yml:1:7',
      'Write "openapi.yaml#/components/schemas/B"',
    ],
  ])('has one problem if it is nothing: %s', async (body, place, says) => {
    const lines = await listLines(body, { 'part.yml': '$ref: "#/components/schemas/B"' });
    expect(lines).toEqual([expect.stringContaining(says)]);
    expect(lines[0]).toContain(`specs/petstore/${place} `);
  });

  it('may be its own file by name', async () => {
    const body =
      'components: { schemas: { A: { $ref: "openapi.yaml#/components/schemas/B" }, B: {} } }';
    const { document } = await parseValid(body, {});
    expect(document).toMatchObject({
      components: { schemas: { A: { $ref: '#/components/schemas/B' } } },
    });
    expect(
      await listLines(
        body.replace('B: {}', 'B: { $ref: "openapi.yaml#/components/schemas/A" }'),
        {},
      ),
    ).toEqual([expect.stringContaining('The reference leads back to itself')]);
  });

  it('may be a whole file that holds other schemas as well', async () => {
    const { document } = await parseValid('components: { schemas: { A: { $ref: a.yaml } } }', {
      'a.yaml': `type: object
properties: { b: { $ref: "#/others/B" } }
others: { B: { properties: { a: { $ref: "#" }, b: { $ref: "#/others/B" } } } }
`,
    });
    expect(document).toMatchObject({
      components: {
        schemas: {
          A: { properties: { b: { $ref: '#/components/schemas/B' } } },
          B: { properties: { b: { $ref: '#/components/schemas/B' } } },
        },
      },
    });
  });

  it('is judged as what it is used as, once, in its own file', async () => {
    const lines = await listLines(
      `paths:
  /a: { get: { $ref: ops/a.yml }, put: { $ref: ops/a.yml } }
  /b: { get: { parameters: [{ $ref: ops/p.yml }] }, put: { parameters: [{ $ref: ops/p.yml }] } }
`,
      {
        'ops/a.yml': 'operationId: [a]\nresponses: {}\n',
        'ops/p.yml': '# A comment\nname: a\nin: paht\n',
      },
    );
    expect(lines.filter((line) => line.includes('ops/p.yml:3:5'))).toHaveLength(1);
    expect(new Set(lines.filter((line) => line.includes('ops/a.yml:1:14'))).size).toBe(1);
    expect(lines.every((line) => /ops\/[ap]\.yml/.test(line))).toBe(true);
  });

  it('is reported once if it is no YAML, however many refer to it', async () => {
    const lines = await listLines(
      'components: { schemas: { A: { $ref: a.yaml }, B: { $ref: a.yaml }, C: { properties: { $ref: a.yaml } } } }',
      { 'a.yaml': 'a: [' },
    );
    expect(new Set(lines.map((line) => line.split(' ')[1]))).toEqual(
      new Set(['specs/petstore/a.yaml:1:5']),
    );
  });

  it('may be in an entry file of its own', async () => {
    const { files, document } = await parseValid(
      'components: { schemas: { A: { $ref: "../other.yaml#/components/schemas/B" } } }',
      { 'specs/other.yaml': 'openapi: 3.0.0\ncomponents: { schemas: { B: { type: string } } }' },
    );
    expect(files).toEqual([ROOT, 'specs/other.yaml']);
    expect(document).toMatchObject({ components: { schemas: { A: { type: 'string' } } } });
  });
});

describe('thousands of small files', () => {
  it('are each read once', async () => {
    const count = 3000;
    const asked: string[] = [];
    const body = `paths:\n${Array.from({ length: count / 3 }, (_, i) => `  /a${i}: { get: { $ref: ops/${i}.yaml } }\n`).join('')}`;
    const toText = (file: string) => {
      const i = Number(/\d+/.exec(file)?.[0]);
      if (file.includes('/ops/'))
        return `operationId: a${i}\nresponses: { '200': { $ref: ../responses/${i}.yaml } }\n`;
      if (file.includes('/responses/'))
        return `description: OK\ncontent: { application/json: { schema: { $ref: ../schemas/same-${i}.yaml } } }\n`;
      // All of the same name, and all refer to each other.
      const other = (i * 7 + 1) % (count / 3);
      return `type: object\nproperties: { next: { $ref: same-${other}.yaml }, again: { $ref: '#' } }\n`;
    };
    const text = `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\n${body}`;
    const loaded = await parseSpec(ROOT, text, (file) => {
      asked.push(file);
      return Promise.resolve(toText(file));
    });
    expect(loaded.kind).toBe('valid');
    expect(asked).toHaveLength(count);
    expect(new Set(asked).size).toBe(count);
    expect(loaded.kind === 'valid' && loaded.spec.files).toHaveLength(count + 1);
  });
});

describe('Swagger 2.0', () => {
  it('may be in several files', async () => {
    const { document } = await parseValid(
      `host: a.example
paths: { /pets: { $ref: paths/pets.yaml } }
definitions: { $ref: definitions.json }
`,
      {
        'paths/pets.yaml':
          'get: { operationId: listPets, responses: { 200: { description: OK, schema: { $ref: "../definitions.json#/Pet" } } } }',
        'definitions.json':
          '{ "Pet": { "type": "object", "properties": { "owner": { "$ref": "#/Owner" } } }, "Owner": { "type": "string" } }',
      },
      'swagger: "2.0"',
    );
    expect(document).toMatchObject({
      components: {
        schemas: {
          Pet: { properties: { owner: { $ref: '#/components/schemas/Owner' } } },
          Owner: { type: 'string' },
        },
      },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { parseValid, ROOT } from '../fixtures/several-files';
import { parseSpec } from '../load-spec';

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

import { describe, expect, it } from 'vitest';
import { checkExamples } from '../validate/examples';
import { parseSpec } from '../load-spec';
import { toSwagger2Keys } from './swagger2';

const SWAGGER = `swagger: '2.0'
info: { title: Depot, version: 1.0.0 }
host: api.depot.example
basePath: /v2/
schemes: [https, http]
consumes: [application/json]
produces: [application/json]
securityDefinitions:
  login: { type: basic }
  oauth: { type: oauth2, flow: accessCode, authorizationUrl: 'https://a.example', tokenUrl: 'https://t.example', scopes: { read: Read, x-more: Not a scope } }
parameters:
  limit: { name: limit, in: query, type: integer, maximum: 50 }
  crate: { name: crate, in: body, required: true, x-example: { id: 2 }, schema: { $ref: '#/definitions/Crate' } }
responses:
  Gone: { description: Gone, schema: { $ref: '#/definitions/Crate' } }
paths:
  /crates:
    parameters: [{ $ref: '#/parameters/limit' }]
    get:
      operationId: listCrates
      parameters: [{ name: tags, in: query, type: array, items: { type: string }, collectionFormat: multi, x-example: [new] }]
      responses:
        200:
          description: Crates
          schema: { type: array, items: { $ref: '#/definitions/Crate' } }
          examples: { application/json: [{ id: 1 }] }
          headers: { X-Total: { type: integer, description: All, x-example: 7 } }
        404: { $ref: '#/responses/Gone' }
    post:
      operationId: addCrate
      parameters: [{ $ref: '#/parameters/crate' }]
      responses: { 201: { description: Added } }
  /crates/photo:
    post:
      operationId: addPhoto
      consumes: [multipart/form-data]
      parameters:
        - { name: photo, in: formData, type: file, required: true }
        - { name: note, in: formData, type: string, description: Words, x-example: Fragile }
      responses: { 204: { description: Kept } }
definitions:
  Crate:
    type: object
    discriminator: kind
    required: [kind]
    properties:
      kind: { type: string }
      id: { type: integer, x-nullable: true }
      inside: { type: array, items: { $ref: '#/definitions/Crate' } }
`;

async function convert() {
  const loaded = await parseSpec('specs/depot.yaml', SWAGGER);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return loaded.spec.document as unknown as Record<string, Record<string, unknown>>;
}

describe('a Swagger 2.0 document', () => {
  it('gets servers from host, base path and schemes', { tags: ['F64'] }, async () => {
    expect((await convert())['servers']).toEqual([
      { url: 'https://api.depot.example/v2' },
      { url: 'http://api.depot.example/v2' },
    ]);
  });

  it('gets components, with its references updated', async () => {
    expect((await convert())['components']).toMatchObject({
      schemas: {
        Crate: {
          discriminator: { propertyName: 'kind' },
          properties: {
            id: { type: 'integer', nullable: true },
            inside: { items: { $ref: '#/components/schemas/Crate' } },
          },
        },
      },
      parameters: { limit: { schema: { type: 'integer', maximum: 50 } } },
      responses: {
        Gone: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Crate' } } },
        },
      },
      securitySchemes: {
        login: { type: 'http', scheme: 'basic' },
        oauth: { flows: { authorizationCode: { scopes: { read: 'Read' } } } },
      },
    });
  });

  it('gets schemas and styles in its parameters, and content in its responses', async () => {
    const { paths } = await convert();
    expect(paths?.['/crates']).toMatchObject({
      get: {
        parameters: [
          { name: 'limit', schema: { type: 'integer' } },
          { name: 'tags', style: 'form', explode: true, schema: { type: 'array' } },
        ],
        responses: {
          200: {
            content: { 'application/json': { example: [{ id: 1 }] } },
            headers: { 'X-Total': { description: 'All', schema: { type: 'integer' } } },
          },
          404: { $ref: '#/components/responses/Gone' },
        },
      },
    });
  });

  it('gets request bodies from body parameters and form fields', async () => {
    const { paths } = await convert();
    expect(paths).toMatchObject({
      '/crates': {
        post: {
          parameters: [{ name: 'limit' }],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Crate' } } },
          },
        },
      },
      '/crates/photo': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['photo'],
                  properties: {
                    photo: { type: 'string', format: 'binary' },
                    note: { type: 'string', description: 'Words' },
                  },
                },
              },
            },
          },
        },
      },
    });
  });

  it('gets the examples that extensions give parameters, fields, bodies and headers', async () => {
    const { paths, components } = await convert();
    expect(paths).toMatchObject({
      '/crates': {
        get: {
          parameters: [{ name: 'limit' }, { name: 'tags', example: ['new'] }],
          responses: { 200: { headers: { 'X-Total': { example: 7 } } } },
        },
        post: { requestBody: { content: { 'application/json': { example: { id: 2 } } } } },
      },
      '/crates/photo': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': { schema: { properties: { note: { example: 'Fragile' } } } },
            },
          },
        },
      },
    });
    expect(components?.['securitySchemes']).toMatchObject({
      oauth: { flows: { authorizationCode: { scopes: { read: 'Read' } } } },
    });
    expect(JSON.stringify(components)).not.toContain('Not a scope');
  });

  it('has problems reported at their position in the Swagger file', async () => {
    const loaded = await parseSpec(
      'specs/depot.yaml',
      SWAGGER.replace('in: query, type: integer', 'in: qery, type: integer'),
    );
    expect(loaded).toMatchObject({
      kind: 'invalid',
      problems: expect.arrayContaining([expect.objectContaining({ line: 12 })]),
    });
  });
});

it.each([
  ['components.schemas.Note.example', 'definitions.Note.example'],
  ['components.schemas.Note.properties.content.type', 'definitions.Note.properties.content.type'],
  ['components.parameters.limit.schema.maximum', 'parameters.limit.maximum'],
  ['components.responses.Gone.content.a/b.schema.items', 'responses.Gone.schema.items'],
  ['paths./a.get.responses.200.content.a/b.example.n', 'paths./a.get.responses.200.examples.a/b.n'],
  ['paths./a.get.responses.200.description', 'paths./a.get.responses.200.description'],
  ['paths./a.get.parameters.0.schema.enum', 'paths./a.parameters.1.enum'],
  ['paths./a.get.parameters.1.example', 'paths./a.get.parameters.0.x-example'],
  ['paths./a.post.parameters.0', 'paths./a.parameters.0'],
  ['paths./a.post.requestBody.content.a/b.schema.type', 'parameters.crate.schema.type'],
  ['paths./a.post.requestBody.content.a/b.example', 'parameters.crate.x-example'],
  ['paths./a.post.requestBody.description', 'parameters.crate.description'],
  [
    'paths./b.put.requestBody.content.a/b.schema.properties.two.type',
    'x-item.put.parameters.1.type',
  ],
  ['paths./b.put', 'x-item.put'],
  ['paths./b.put.parameters.0.name', 'x-item.put.parameters.2.name'],
])('the place %s is %s in the file', (place, found) => {
  const item = {
    put: {
      parameters: [
        { name: 'one', in: 'formData' },
        { name: 'two', in: 'formData' },
        { name: 'X-Three', in: 'header' },
      ],
    },
  };
  const document = {
    'x-item': item,
    parameters: { crate: { name: 'crate', in: 'body' } },
    paths: {
      '/a': {
        parameters: [
          { name: 'page', in: 'query' },
          { name: 'size', in: 'query' },
        ],
        get: {
          parameters: [
            { name: 'X-Id', in: 'header' },
            { name: 'page', in: 'query' },
          ],
        },
        post: { parameters: [{ $ref: '#/parameters/crate' }] },
      },
      '/b': { $ref: '#/x-item' },
    },
  };
  expect(toSwagger2Keys(place.split('.'), document).join('.')).toBe(found);
});

it('a mistake of a schema is reported once, at its own line, whatever the media types', async () => {
  const type = 'schema: { type: object, properties: { a: { type: string, enum: [1] } } }';
  const source = `swagger: '2.0'
info: { title: A, version: '1' }
consumes: [application/json, application/xml]
produces: [application/json, application/xml]
paths:
  /a:
    post:
      operationId: a
      tags: [a]
      parameters:
        - name: a
          in: body
          ${type}
        - { name: X-Empty, in: header, type: integer, default: wrong }
      responses:
        200:
          description: OK
          ${type}
tags: [{ name: a }]
`;
  const loaded = await parseSpec('specs/a.yaml', source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const problems = [...loaded.spec.warnings, ...checkExamples(loaded.spec)];
  expect(problems.map(({ line }) => line)).toEqual([13, 18, 14]);
});

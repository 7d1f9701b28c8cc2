/** The size of a document. */
export interface LargeApiSize {
  readonly operations: number;
  readonly schemas: number;
}

/** The number of operations per tag. */
const PER_TAG = 20;

/**
 * A deterministic document with many operations, and schemas that refer to each other in cycles.
 *
 * Each schema refers to four others near and far, so each reaches all others, without end.
 */
export function toLargeApi({ operations, schemas }: LargeApiSize): object {
  const tags = Array.from({ length: Math.ceil(operations / PER_TAG) }, (_, index) => ({
    name: `area-${index}`,
    description: `What belongs to area ${index}.`,
  }));
  return {
    openapi: '3.1.0',
    info: { title: 'Bench API', version: '1.0.0', description: 'A large API to measure with.' },
    servers: [{ url: 'https://bench.example.com/v1' }],
    tags,
    security: [{ token: [] }],
    paths: Object.fromEntries(
      Array.from({ length: operations / 2 }, (_, index) => [
        `/things-${index}/{id}`,
        toPath(index, schemas),
      ]),
    ),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: { Problem: toAnswer('What went wrong', 'Thing0', 'application/problem+json') },
      schemas: Object.fromEntries(
        Array.from({ length: schemas }, (_, index) => [`Thing${index}`, toSchema(index, schemas)]),
      ),
    },
  };
}

function toPath(index: number, schemas: number): object {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
  return {
    parameters: [id],
    get: {
      ...toOperation('get', index, schemas),
      parameters: [
        { name: 'fields', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      ],
    },
    put: { ...toOperation('put', index, schemas), requestBody: toBody(index, schemas) },
  };
}

function toOperation(method: string, index: number, schemas: number): object {
  const name = method === 'get' ? 'Get' : 'Replace';
  return {
    operationId: `${method}Thing${index}`,
    summary: `${name} thing ${index}`,
    description: `${name}s one thing of kind ${index}, with all that belongs to it.`,
    tags: [`area-${Math.floor((index * 2) / PER_TAG)}`],
    responses: {
      200: toAnswer('The thing', `Thing${index % schemas}`, 'application/json'),
      404: { $ref: '#/components/responses/Problem' },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function toBody(index: number, schemas: number): object {
  const schema = toReference(index * 7, schemas);
  return { required: true, content: { 'application/json': { schema } } };
}

function toAnswer(description: string, schema: string, mediaType: string): object {
  const $ref = `#/components/schemas/${schema}`;
  return { description, content: { [mediaType]: { schema: { $ref } } } };
}

function toReference(index: number, schemas: number): object {
  return { $ref: `#/components/schemas/Thing${index % schemas}` };
}

function toSchema(index: number, schemas: number): object {
  return {
    type: 'object',
    description: `A thing of kind ${index}.`,
    required: ['id', 'name'],
    properties: {
      id: { type: 'string', format: 'uuid', readOnly: true, description: 'Never changes.' },
      name: { type: 'string', minLength: 1, maxLength: 80, description: 'Unique in its area.' },
      state: { type: 'string', enum: ['draft', 'open', 'closed'], default: 'draft' },
      createdAt: { type: 'string', format: 'date-time', readOnly: true },
      next: toReference(index + 1, schemas),
      parent: { oneOf: [toReference(index * 2 + 1, schemas), { type: 'null' }] },
      members: { type: 'array', items: toReference(index * 3 + 7, schemas), maxItems: 100 },
      byKey: { type: 'object', additionalProperties: toReference(index + 401, schemas) },
    },
  };
}

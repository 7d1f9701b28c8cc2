/** The size of a document whose schemas have no names. */
export interface InlineSpecSize {
  readonly schemas: number;
  /** The number of fields in each schema, those of inner objects counted. */
  readonly fields: number;
}

/** A deterministic document whose bodies are written in place: some flat, some two or three levels deep. */
export function toInlineSpec({ schemas, fields }: InlineSpecSize): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Inline API', version: '1.0.0', description: 'Large schemas without names.' },
    servers: [{ url: 'https://inline.example.com/v1' }],
    tags: [{ name: 'records', description: 'What has many fields.' }],
    security: [{ token: [] }],
    paths: Object.fromEntries(
      Array.from({ length: schemas / 2 }, (_, index) => [
        `/records-${index}`,
        { post: toOperation(index, fields) },
      ]),
    ),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function toOperation(index: number, fields: number): object {
  const toContent = (depth: number) => ({
    content: { 'application/json': { schema: toSchema(fields, depth, `record${index}`) } },
  });
  return {
    operationId: `createRecord${index}`,
    summary: `Create record ${index}`,
    description: `Creates one record of kind ${index}.`,
    tags: ['records'],
    requestBody: { required: true, ...toContent(index % 3) },
    responses: { 201: { description: 'The record', ...toContent((index + 1) % 3) } },
  };
}

/** An object with so many fields: its own at depth 0, else spread over inner objects of about equal size. */
function toSchema(fields: number, depth: number, name: string): object {
  if (depth === 0) return toObject(fields, (index) => toScalar(index, name));
  const inner = Math.round(fields ** (1 / (depth + 1)));
  const rest = Math.max(1, Math.floor(fields / inner) - 1);
  return toObject(inner, (index) => {
    const schema = toSchema(rest, depth - 1, `${name} part ${index}`);
    return index % 4 === 3 ? { type: 'array', items: schema } : schema;
  });
}

function toObject(count: number, toField: (index: number) => object): object {
  return {
    type: 'object',
    required: ['field0'],
    properties: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`field${index}`, toField(index)]),
    ),
  };
}

const scalars: readonly object[] = [
  { type: 'string', maxLength: 80 },
  { type: 'integer', minimum: 0 },
  { type: 'string', enum: ['draft', 'open', 'closed'] },
  { type: 'string', format: 'date-time' },
];

function toScalar(index: number, owner: string): object {
  return { ...scalars[index % scalars.length], description: `Field ${index} of ${owner}.` };
}

import type { JsonObject } from '../../../src/model/json-object';
import { mapEntries, toObject } from '../document/json-object';
import { isObject } from '../../../src/model/json-object';

/** Media types of requests and responses, for operations that name none. */
export interface MediaDefaults {
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
}

/** What Swagger writes beside a parameter's name, and OpenAPI into its schema. */
const schemaKeywords = new Set([
  'type',
  'format',
  'items',
  'default',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'enum',
  'multipleOf',
]);

/** A parameter of path, query or header; a response's header has no place. */
export function toParameter(parameter: JsonObject): JsonObject {
  const rest = Object.entries(parameter).filter(
    ([key]) => !schemaKeywords.has(key) && key !== 'collectionFormat',
  );
  return {
    ...Object.fromEntries(rest),
    ...toStyle(parameter),
    schema: toItemSchema(parameter),
  };
}

/** Swagger's `collectionFormat` as OpenAPI's style. */
function toStyle({ type, collectionFormat = 'csv', in: place }: JsonObject): JsonObject {
  if (type !== 'array') return {};
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  if (collectionFormat === 'ssv') return { style: 'spaceDelimited', explode: false };
  if (collectionFormat === 'pipes') return { style: 'pipeDelimited', explode: false };
  return { style: place === 'query' ? 'form' : 'simple', explode: false };
}

function toItemSchema(parameter: JsonObject): unknown {
  return toSchema(
    Object.fromEntries(Object.entries(parameter).filter(([key]) => schemaKeywords.has(key))),
  );
}

/** A request body from a body parameter, or from the fields of a form; undefined when there are none. */
export function toRequestBody(
  payload: readonly JsonObject[],
  { consumes }: MediaDefaults,
): JsonObject | undefined {
  const [first] = payload;
  if (first === undefined) return undefined;
  if (first['in'] === 'body') {
    const { name: _name, in: _in, schema, ...rest } = first;
    return { ...rest, content: toContent(consumes, { schema: toSchema(schema) }) };
  }
  const schema = toFormSchema(payload);
  const hasFile = payload.some(({ type }) => type === 'file');
  const types = consumes.filter((type) => /^multipart\/|form-urlencoded/.test(type));
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { content: toContent(types.length === 0 ? [fallback] : types, { schema }) };
}

function toFormSchema(fields: readonly JsonObject[]): JsonObject {
  const required = fields.filter((field) => field['required'] === true).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        String(field['name']),
        {
          ...toObject(toItemSchema(field)),
          ...(field['type'] === 'file' && { type: 'string', format: 'binary' }),
          ...(field['description'] !== undefined && { description: field['description'] }),
        },
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** A response with its schema and examples by media type. */
export function toResponse(response: JsonObject, { produces }: MediaDefaults): JsonObject {
  const { schema, examples, headers, ...rest } = response;
  if ('$ref' in response) return response;
  const byType = toObject(examples);
  const types = [...new Set([...produces, ...Object.keys(byType)])];
  const content =
    schema === undefined
      ? undefined
      : Object.fromEntries(
          (types.length === 0 ? ['application/json'] : types).map((type) => [
            type,
            {
              schema: toSchema(schema),
              ...(type in byType && { example: byType[type] }),
            },
          ]),
        );
  return {
    ...rest,
    ...(headers !== undefined && {
      headers: mapEntries(headers, (header) => toParameter(toObject(header))),
    }),
    ...(content !== undefined && { content }),
  };
}

function toContent(types: readonly string[], media: JsonObject): JsonObject {
  const all = types.length === 0 ? ['application/json'] : types;
  return Object.fromEntries(all.map((type) => [type, media]));
}

/** A schema: a file is binary text, a discriminator an object. */
export function toSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSchema);
  if (!isObject(value)) return value;
  const { discriminator, 'x-nullable': nullable, type, ...rest } = value;
  return {
    ...(type !== undefined && (type === 'file' ? { type: 'string', format: 'binary' } : { type })),
    ...Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, toKeyword(key, child)])),
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
    ...(nullable === true && { nullable }),
  };
}

/** Only keywords that hold schemas are converted: examples and defaults are data. */
function toKeyword(key: string, value: unknown): unknown {
  if (key === 'properties') return mapEntries(value, toSchema);
  return /^(?:items|allOf|additionalProperties)$/.test(key) ? toSchema(value) : value;
}

const flows: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
};

/** A security scheme: `basic` is a scheme of HTTP, and a flow has a name of its own. */
export function toSecurityScheme(scheme: JsonObject): JsonObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return scheme;
  const name = flows[String(flow)] ?? 'implicit';
  return {
    ...rest,
    type,
    flows: {
      [name]: {
        ...(authorizationUrl !== undefined && { authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenUrl }),
        scopes: scopes ?? {},
      },
    },
  };
}

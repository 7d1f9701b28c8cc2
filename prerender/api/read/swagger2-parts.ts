import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import { mapEntries, toObject } from '../document/json-object';
import { toScalarText } from '../document/pointer';

/** Default media types of requests and responses. */
export interface MediaDefaults {
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
}

/** Converts a path, query or header parameter, or a response header, which has no `in`. */
export function toParameter(parameter: JsonObject): JsonObject {
  return {
    ...pickFields(parameter, (key) => PARAMETER_FIELD.test(key)),
    ...toExample(parameter),
    ...toStyle(parameter),
    schema: toItemSchema(parameter),
  };
}

/** The fields that stay in a parameter; all others but `collectionFormat` become those of its schema. */
const PARAMETER_FIELD = /^(?:name|in|description|required|allowEmptyValue|\$ref|x-.*)$/s;

function toItemSchema(parameter: JsonObject): unknown {
  const { collectionFormat: _format, ...fields } = parameter;
  return toSchema(pickFields(fields, (key) => !PARAMETER_FIELD.test(key)));
}

function pickFields(fields: JsonObject, isPicked: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => isPicked(key)));
}

/** Swagger 2.0 has no field for the example of a parameter; many files have this one. */
function toExample({ 'x-example': example }: JsonObject): JsonObject {
  return example === undefined ? {} : { example };
}

/** Converts Swagger's `collectionFormat` to OpenAPI's `style` and `explode`. */
function toStyle({ type, collectionFormat = 'csv', in: place }: JsonObject): JsonObject {
  if (type !== 'array') return {};
  // OpenAPI 3 has no style for this one.
  if (collectionFormat === 'tsv') return { 'x-collectionFormat': 'tsv', explode: false };
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  if (collectionFormat === 'ssv') return { style: 'spaceDelimited', explode: false };
  if (collectionFormat === 'pipes') return { style: 'pipeDelimited', explode: false };
  return { style: place === 'query' || place === 'formData' ? 'form' : 'simple', explode: false };
}

/** Creates a request body from a body parameter or from form fields; undefined if there are none. */
export function toRequestBody(
  payload: readonly JsonObject[],
  { consumes }: MediaDefaults,
): JsonObject | undefined {
  const [first] = payload;
  if (first === undefined) return undefined;
  if (first['in'] === 'body') {
    const { name: _name, in: _in, schema, ...rest } = first;
    const media = { schema: toSchema(schema), ...toExample(first) };
    return { ...rest, content: toContent(consumes, () => media) };
  }
  const hasFile = payload.some(({ type }) => type === 'file');
  const types = consumes.filter((type) => /^multipart\/|form-urlencoded/.test(type));
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const encoding = toEncoding(payload);
  return {
    ...(payload.some(({ required }) => required === true) && { required: true }),
    content: toContent(types.length === 0 ? [fallback] : types, () => ({
      schema: toFormSchema(payload),
      ...(Object.keys(encoding).length > 0 && { encoding }),
    })),
  };
}

/** How the lists of a form are written. The mark says that it is so in every type of form. */
function toEncoding(fields: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type === 'array')
      .map((field) => [
        toScalarText(field['name']),
        { 'x-collectionFormat': field['collectionFormat'] ?? 'csv', ...toStyle(field) },
      ]),
  );
}

function toFormSchema(fields: readonly JsonObject[]): JsonObject {
  const required = fields.filter((field) => field['required'] === true).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        toScalarText(field['name']),
        {
          ...toObject(toItemSchema(field)),
          ...toExample(field),
          ...(field['type'] === 'file' && { type: 'string', format: 'binary' }),
          ...(field['description'] !== undefined && { description: field['description'] }),
        },
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** Converts a response: moves its schema and examples below media types. */
export function toResponse(response: JsonObject, { produces }: MediaDefaults): JsonObject {
  const { schema, examples, headers, ...rest } = response;
  if ('$ref' in response) return response;
  const byType = toObject(examples);
  const types = [...new Set([...produces, ...Object.keys(byType)])];
  const media = { schema: toSchema(schema) };
  const toMedia = (type: string) => (type in byType ? { ...media, example: byType[type] } : media);
  return {
    ...rest,
    ...(headers !== undefined && {
      headers: mapEntries(headers, (header) => toParameter(toObject(header))),
    }),
    ...(schema !== undefined && { content: toContent(types, toMedia) }),
  };
}

function toContent(types: readonly string[], toMedia: (type: string) => JsonObject): JsonObject {
  const all = types.length === 0 ? ['application/json'] : types;
  return Object.fromEntries(all.map((type) => [type, toMedia(type)]));
}

/** Converts a schema: `file` becomes a binary string, a discriminator becomes an object. */
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

/** Converts only keywords that contain schemas: examples and defaults are data. */
function toKeyword(key: string, value: unknown): unknown {
  if (key === 'properties') return mapEntries(value, toSchema);
  return /^(?:items|allOf|additionalProperties)$/.test(key) ? toSchema(value) : value;
}

/** The flows that got another name. */
const flows: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
};

/** Converts a security scheme: `basic` becomes an HTTP scheme, and OAuth flows get their new names. */
export function toSecurityScheme(scheme: JsonObject): JsonObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return scheme;
  const name = flows[toScalarText(flow)] ?? toScalarText(flow);
  return {
    ...rest,
    type,
    flows: {
      [name]: {
        ...(authorizationUrl !== undefined && { authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenUrl }),
        // Only Swagger 2.0 allows extensions among the scopes.
        scopes: pickFields(toObject(scopes), (scope) => !scope.startsWith('x-')),
      },
    },
  };
}

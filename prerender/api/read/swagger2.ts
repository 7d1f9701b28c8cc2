import { EXTENSION } from '../document/components';
import { findAt, toKeys } from '../document/pointer';
import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import { mapEntries, toObject, toTexts } from '../document/json-object';
import {
  toParameter,
  toRequestBody,
  toResponse,
  toSchema,
  toSecurityScheme,
} from './swagger2-parts';
import type { MediaDefaults } from './swagger2-parts';

/**
 * Converts a valid Swagger 2.0 document to OpenAPI 3.0. https://spec.openapis.org/oas/v2.0
 *
 * References follow their moved targets; extensions stay in place.
 */
export function convertSwagger2(document: JsonObject): JsonObject {
  const {
    swagger: _swagger,
    host,
    basePath,
    schemes,
    consumes,
    produces,
    definitions,
    parameters,
    responses,
    securityDefinitions,
    paths,
    ...others
  } = document;
  const rest = Object.entries(others).filter(([key]) => !key.startsWith(EXTENSION));
  const media = { consumes: toTexts(consumes), produces: toTexts(produces) };
  return moveReferences({
    openapi: '3.0.3',
    ...Object.fromEntries(rest),
    servers: toServers(host, basePath, toTexts(schemes)),
    paths: mapEntries(paths, (item) =>
      toPathItem(followReference(item, document), document, media),
    ),
    components: {
      schemas: mapEntries(definitions, toSchema),
      parameters: mapEntries(parameters, (parameter) =>
        isPayload(toObject(parameter)) ? undefined : toParameter(toObject(parameter)),
      ),
      responses: mapEntries(responses, (response) => toResponse(toObject(response), media)),
      securitySchemes: mapEntries(securityDefinitions, (scheme) =>
        toSecurityScheme(toObject(scheme)),
      ),
    },
  }) as JsonObject;
}

/** Where a value of the converted document is in the Swagger 2.0 file. */
export function toSwagger2Keys(keys: readonly string[]): readonly string[] {
  const [first, group = '', ...inside] = keys;
  if (first === 'components') return toSwagger2Keys([groups[group] ?? group, ...inside]);
  const at = keys.indexOf('content');
  if (keys[at - 2] !== 'responses') return keys;
  const [type = '', field, ...rest] = keys.slice(at + 1);
  const found = field === 'example' ? ['examples', type] : ['schema'];
  return [...keys.slice(0, at), ...found, ...rest];
}

const groups: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  securitySchemes: 'securityDefinitions',
};

function toServers(host: unknown, basePath: unknown, schemes: readonly string[]): JsonObject[] {
  const path = typeof basePath === 'string' ? basePath.replace(/\/$/, '') : '';
  if (typeof host !== 'string') return [{ url: path === '' ? '/' : path }];
  const protocols = schemes.length === 0 ? ['https'] : schemes;
  return protocols.map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

function toPathItem(item: JsonObject, document: JsonObject, media: MediaDefaults): JsonObject {
  const { parameters, ...operations } = item;
  const shared = listParameters(parameters, document);
  return mapEntries(operations, (operation) =>
    toOperation(toObject(operation), shared, document, media),
  );
}

/** Adds the path's parameters to each operation, where a body parameter becomes the request body. */
function toOperation(
  operation: JsonObject,
  shared: readonly JsonObject[],
  document: JsonObject,
  defaults: MediaDefaults,
): JsonObject {
  const { consumes, produces, parameters, schemes: _schemes, responses, ...rest } = operation;
  const media = {
    consumes: consumes === undefined ? defaults.consumes : toTexts(consumes),
    produces: produces === undefined ? defaults.produces : toTexts(produces),
  };
  const own = listParameters(parameters, document);
  const all = [...shared.filter((one) => !own.some((other) => isSame(one, other))), ...own];
  const body = toRequestBody(all.filter(isPayload), media);
  return {
    ...rest,
    parameters: all.filter((parameter) => !isPayload(parameter)).map(toParameter),
    ...(body !== undefined && { requestBody: body }),
    responses: mapEntries(responses, (response) => toResponse(toObject(response), media)),
  };
}

/** Lists parameters with references resolved, because some become part of a request body. */
function listParameters(value: unknown, document: JsonObject): readonly JsonObject[] {
  if (!Array.isArray(value)) return [];
  return value.map((parameter) => followReference(parameter, document));
}

/** Resolves a reference; circular ones have been rejected already. */
function followReference(value: unknown, document: JsonObject): JsonObject {
  const ref = toObject(value)['$ref'];
  return typeof ref === 'string'
    ? followReference(findAt(document, toKeys(ref)), document)
    : toObject(value);
}

function isSame(a: JsonObject, b: JsonObject): boolean {
  return a['name'] === b['name'] && a['in'] === b['in'];
}

function isPayload(parameter: JsonObject): boolean {
  return parameter['in'] === 'body' || parameter['in'] === 'formData';
}

function moveReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveReferences);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string' ? toMovedRef(child) : moveReferences(child),
    ]),
  );
}

function toMovedRef(ref: string): string {
  return ref
    .replace(/^#\/definitions\//, '#/components/schemas/')
    .replace(/^#\/(parameters|responses)\//, '#/components/$1/');
}

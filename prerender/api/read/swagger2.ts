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
    paths: mapEntries(paths, (_, path) => toPathItem(document, ['paths', path], media)),
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

/** Where a value of the converted document is in the Swagger 2.0 document. */
export function toSwagger2Keys(keys: readonly string[], document: unknown): readonly string[] {
  const [first, group = '', ...inside] = keys;
  if (first === 'components') {
    const [name = '', ...rest] = inside;
    const isParameter = group === 'parameters';
    const own = isParameter
      ? toParameterKeys(rest)
      : toMediaKeys(rest, ['examples', rest[1] ?? '']);
    return [groups[group] ?? group, name, ...own];
  }
  const [method = '', field = '', ...part] = inside;
  if (first !== 'paths' || method === '') return keys;
  const operation = [...follow(document, [first, group]).keys, method];
  const all = listParameters(document, operation);
  if (field === 'parameters') {
    const [index = '', ...rest] = part;
    const found = all.filter(({ value }) => !isPayload(value))[Number(index)];
    return [...(found?.keys ?? [...operation, field]), ...toParameterKeys(rest)];
  }
  if (field === 'requestBody') {
    const payload = all.filter(({ value }) => isPayload(value));
    const [, , , , name, ...rest] = part;
    if (payload[0]?.value['in'] === 'body')
      return [...payload[0].keys, ...toMediaKeys(part, ['x-example'])];
    const found = payload.find(({ value }) => value['name'] === name) ?? payload[0];
    return [...(found?.keys ?? operation), ...toParameterKeys(rest)];
  }
  const [status = '', ...rest] = part;
  if (field !== 'responses') return [...operation, ...inside.slice(1)];
  return [...operation, field, status, ...toMediaKeys(rest, ['examples', rest[1] ?? ''])];
}

/** The fields of its schema are those of the parameter itself. */
function toParameterKeys([field, ...rest]: readonly string[]): readonly string[] {
  if (field === undefined || field === 'schema') return rest;
  return [field === 'example' ? 'x-example' : field, ...rest];
}

/** The keys without the media type: Swagger 2.0 has one schema for all of them. */
function toMediaKeys(keys: readonly string[], example: readonly string[]): readonly string[] {
  const [content, , field, ...rest] = keys;
  if (content !== 'content') return keys;
  return [...(field === 'example' ? example : ['schema']), ...rest];
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

function toPathItem(
  document: JsonObject,
  place: readonly string[],
  media: MediaDefaults,
): JsonObject {
  const { value, keys } = follow(document, place);
  const { parameters: _parameters, ...operations } = value;
  return mapEntries(operations, (operation, method) =>
    toOperation(toObject(operation), listParameters(document, [...keys, method]), media),
  );
}

/** Adds the path's parameters to each operation, where a body parameter becomes the request body. */
function toOperation(
  operation: JsonObject,
  located: readonly Located[],
  defaults: MediaDefaults,
): JsonObject {
  const { consumes, produces, parameters: _own, schemes: _schemes, responses, ...rest } = operation;
  const media = {
    consumes: consumes === undefined ? defaults.consumes : toTexts(consumes),
    produces: produces === undefined ? defaults.produces : toTexts(produces),
  };
  const all = located.map(({ value }) => value);
  const body = toRequestBody(all.filter(isPayload), media);
  return {
    ...rest,
    parameters: all.filter((parameter) => !isPayload(parameter)).map(toParameter),
    ...(body !== undefined && { requestBody: body }),
    responses: mapEntries(responses, (response) => toResponse(toObject(response), media)),
  };
}

/** An object of the Swagger 2.0 document, with its keys. */
interface Located {
  readonly value: JsonObject;
  readonly keys: readonly string[];
}

/** The parameters of the path and of an operation itself, resolved: some become part of a request body. */
function listParameters(document: unknown, operation: readonly string[]): readonly Located[] {
  const [shared = [], own = []] = [operation.slice(0, -1), operation].map((place) =>
    Object.keys(findAt(document, [...place, 'parameters']) ?? []).map((index) =>
      follow(document, [...place, 'parameters', index]),
    ),
  );
  return [...shared.filter((one) => !own.some((other) => isSame(one.value, other.value))), ...own];
}

/** The object at some keys, or the one that it refers to; circular references have been rejected already. */
function follow(document: unknown, keys: readonly string[]): Located {
  const value = toObject(findAt(document, keys));
  const { $ref } = value;
  return typeof $ref === 'string' ? follow(document, toKeys($ref)) : { value, keys };
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

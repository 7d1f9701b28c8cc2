import type { SchemaId } from '../../../src/model/schema/schema';
import type {
  HeaderObject,
  MediaTypeObject,
  OpenApiDocument,
  ParameterObject,
  Referable,
} from '../document/document';
import { listOperations } from '../document/operations';
import { resolve } from '../document/resolve';
import type { SchemaObject } from '../document/schema-object';
import type { SchemaRoot } from '../schema/schema-graph';
import { toEncodingId, toMediaId } from './bodies';
import { listCallbackRequests } from './callbacks';
import { toHeaderId } from './headers';
import { listParameters } from './parameters';
import { listResponses } from './responses';

/** The schemas in the operations of a document, in page order. */
export function listSchemaRoots(document: OpenApiDocument): readonly SchemaRoot[] {
  return listOperations(document).flatMap((located) => [
    ...listRoots(document, located, located.operationId),
    ...listCallbackRequests(document, located).flatMap(({ id, ...request }) =>
      listRoots(document, request, id),
    ),
  ]);
}

function listRoots(
  document: OpenApiDocument,
  place: Parameters<typeof listParameters>[1],
  id: SchemaId,
): readonly SchemaRoot[] {
  const { requestBody, responses = {} } = place.operation;
  return [
    ...listParameters({ document }, place).map((parameter) => ({
      schema: getSchemaOf(parameter),
      id: `${id}.${parameter.in}.${parameter.name}`,
    })),
    ...(requestBody
      ? listInContent(document, resolve(document, requestBody).content, `${id}.body`)
      : []),
    ...listResponses(responses).flatMap(([status, referable]) => {
      const { headers = {}, content = {} } = resolve(document, referable);
      return [
        ...listInHeaders(document, headers, `${id}.${status}`),
        ...listInContent(document, content, `${id}.${status}`),
      ];
    }),
  ];
}

/** The schema of a parameter or a header, possibly from its media type. Without one, anything is valid. */
function getSchemaOf({
  schema,
  content = {},
}: Pick<ParameterObject | HeaderObject, 'schema' | 'content'>): SchemaObject {
  return schema ?? Object.values(content)[0]?.schema ?? true;
}

/** A stream has an `itemSchema`, and may have a schema of the whole, too. */
function listInContent(
  document: OpenApiDocument,
  content: Readonly<Record<string, MediaTypeObject>>,
  id: SchemaId,
): readonly SchemaRoot[] {
  return Object.values(content).flatMap(({ schema, itemSchema, encoding = {} }, index) => {
    const mediaId = toMediaId(id, index);
    return [
      ...[itemSchema, schema].flatMap((one) =>
        one === undefined ? [] : [{ schema: one, id: mediaId }],
      ),
      ...Object.entries(encoding).flatMap(([name, { headers = {} }]) =>
        listInHeaders(document, headers, toEncodingId(mediaId, name)),
      ),
    ];
  });
}

function listInHeaders(
  document: OpenApiDocument,
  headers: Readonly<Record<string, Referable<HeaderObject>>>,
  id: SchemaId,
): readonly SchemaRoot[] {
  return Object.entries(headers).map(([name, header]) => ({
    schema: getSchemaOf(resolve(document, header)),
    id: toHeaderId(id, name),
  }));
}

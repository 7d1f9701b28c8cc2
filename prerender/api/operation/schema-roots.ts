import {
  toBodyAnchor,
  toCallbackAnchor,
  toEncodingAnchor,
  toHeaderAnchor,
  toParameterAnchor,
  toResponseAnchor,
} from '../../../src/model/api/anchors';
import type { SchemaId } from '../../../src/model/schema/schema';
import type { ViewDirection } from '../../../src/model/schema/schema-view';
import type {
  HeaderObject,
  MediaTypeObject,
  OpenApiDocument,
  ParameterObject,
  Referable,
} from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { resolve } from '../document/resolve';
import type { SchemaObject } from '../document/schema-object';
import type { SchemaRoot } from '../schema/schema-graph';
import type { PageRoot } from '../schema/schema-views';
import { toMediaId } from './bodies';
import { listCallbackRequests } from './callbacks';
import type { Conversion } from './conversion';
import { listEncodingObjects, toEncodingId } from './encodings';
import type { OperationPlace } from './parameters';
import { listParameters, toHeaderId } from './parameters';
import { listResponses } from './responses';

/** The schemas in the operations of a document, in page order. */
export function listSchemaRoots(document: OpenApiDocument): readonly SchemaRoot[] {
  return listOperations(document).flatMap((located) => listOperationRoots(document, located));
}

/** The schemas that an operation's page starts from, in page order. */
export function listPageRoots(
  { document, graph }: Pick<Conversion, 'document' | 'graph'>,
  located: LocatedOperation,
): readonly PageRoot[] {
  return listOperationRoots(document, located).flatMap(({ schema, id, ...root }) =>
    root.anchor === undefined
      ? []
      : [{ ...root, anchor: root.anchor, schema: graph.getId(schema, id) }],
  );
}

/** A schema in an operation, with its place on the operation's page if it has one. */
interface OperationRoot extends SchemaRoot, Omit<PageRoot, 'anchor' | 'schema'> {
  readonly anchor?: string;
}

/** A request with its responses: those of an operation, a webhook or a callback. */
interface Exchange extends OperationPlace {
  readonly id: SchemaId;
  /** All that the API sends is a response, even if it is a request to the reader. */
  readonly sent: ViewDirection;
  readonly received: ViewDirection;
  /** The prefix of its anchors. */
  readonly prefix: string;
}

function listOperationRoots(
  document: OpenApiDocument,
  located: LocatedOperation,
): readonly OperationRoot[] {
  const calls = { sent: 'response', received: 'request' } as const;
  const called = { sent: 'request', received: 'response' } as const;
  const { kind, operationId: id } = located;
  const sides = kind === 'webhook' ? calls : called;
  return [
    ...listRoots(document, { ...located, ...sides, id, prefix: '' }),
    ...listCallbackRequests(document, located).flatMap(({ key, ...request }) =>
      listRoots(document, { ...request, ...calls, prefix: `${toCallbackAnchor(key)}.` }),
    ),
  ];
}

function listRoots(document: OpenApiDocument, exchange: Exchange): readonly OperationRoot[] {
  const { id, operation, sent, received, prefix } = exchange;
  const body = operation.requestBody && resolve(document, operation.requestBody);
  return [
    ...listParameters({ document }, exchange).map((parameter): OperationRoot => ({
      schema: getSchemaOf(parameter),
      id: `${id}.${parameter.in}.${parameter.name}`,
      direction: 'request',
      anchor: prefix + toParameterAnchor(parameter.in, parameter.name),
    })),
    ...listInContent(document, body?.content ?? {}, {
      id: `${id}.body`,
      direction: sent,
      toAnchor: (other) => prefix + toBodyAnchor(other),
    }),
    ...listResponses(operation.responses ?? {}).flatMap(([status, referable]) => {
      const { headers = {}, content = {} } = resolve(document, referable);
      const anchor = prefix + toResponseAnchor(status);
      return [
        ...listInHeaders(document, headers, {
          id: `${id}.${status}`,
          direction: 'response',
          anchor,
        }),
        ...listInContent(document, content, {
          id: `${id}.${status}`,
          direction: received,
          toAnchor: (other) => prefix + toResponseAnchor(status, other),
        }),
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

interface ContentPlace extends Pick<OperationRoot, 'id' | 'direction'> {
  readonly toAnchor: (otherMediaType?: string) => string;
}

function listInContent(
  document: OpenApiDocument,
  content: Readonly<Record<string, MediaTypeObject>>,
  { id, direction, toAnchor }: ContentPlace,
): readonly OperationRoot[] {
  return Object.entries(content).flatMap(([mediaType, media], index) => {
    const mediaId = toMediaId(id, index);
    const anchor = toAnchor(index === 0 ? undefined : mediaType);
    return [
      ...listSchemas(media, { id: mediaId, direction, anchor, mediaType }),
      ...listEncodingObjects(media).flatMap(({ path, object: { headers = {} } }) =>
        listInHeaders(document, headers, {
          id: toEncodingId(mediaId, path),
          direction,
          anchor: toEncodingAnchor(anchor, path),
        }),
      ),
    ];
  });
}

/** A stream has an `itemSchema`, which its page shows, and may have a schema of the whole, too. */
function listSchemas(
  { itemSchema, schema }: MediaTypeObject,
  { anchor, ...root }: Omit<OperationRoot, 'schema'>,
): readonly OperationRoot[] {
  const [shown, hidden] = itemSchema === undefined ? [schema] : [itemSchema, schema];
  return [
    ...(shown === undefined
      ? []
      : [{ ...root, anchor: anchor ?? '', isBody: true, schema: shown }]),
    ...(hidden === undefined ? [] : [{ ...root, schema: hidden }]),
  ];
}

function listInHeaders(
  document: OpenApiDocument,
  headers: Readonly<Record<string, Referable<HeaderObject>>>,
  { id, direction, anchor = '' }: Omit<OperationRoot, 'schema'>,
): readonly OperationRoot[] {
  return Object.entries(headers).map(([name, header]) => ({
    schema: getSchemaOf(resolve(document, header)),
    id: toHeaderId(id, name),
    direction,
    anchor: toHeaderAnchor(anchor, name),
  }));
}

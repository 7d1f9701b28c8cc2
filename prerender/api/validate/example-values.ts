import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { OpenApiDocument } from '../document/document';
import { followKeys } from '../document/follow-keys';
import type { TypedObject } from '../document/objects';
import { listReferencedObjects } from '../document/objects';
import { findAt } from '../document/pointer';
import type { DocumentGraph, SchemaRoot } from '../schema/schema-graph';
import type { SchemaKeywords, SchemaObject } from '../document/schema-object';
import { toPlaceId } from '../schema/schema-id';

/** A value that an author gives as an example or a default, with the schema that it is one of. */
export interface ExamplePlace {
  readonly value: unknown;
  /** Where the value stands in the document. */
  readonly keys: readonly string[];
  readonly schema: SchemaId;
  /** One of these is enough: a schema's own example may be of a request or of a response. */
  readonly directions: readonly Direction[];
  readonly kind: 'example' | 'default';
}

/** All examples and defaults of a document. */
export function listExamplePlaces(
  document: OpenApiDocument,
  graph: DocumentGraph,
): readonly ExamplePlace[] {
  return listReferencedObjects(document).flatMap((object) =>
    object.kind === 'schemas' ? listOwn(graph, object) : listHeld(document, graph, object),
  );
}

/** The schemas of all that may hold an example beside one: parameters, headers and bodies. */
export function listExampleRoots(document: OpenApiDocument): readonly SchemaRoot[] {
  return listReferencedObjects(document).flatMap(({ kind, value, keys }) =>
    kind === 'schemas' || !('schema' in value) ? [] : [toRoot(value, keys)],
  );
}

function toRoot(holder: TypedObject['value'], keys: readonly string[]): SchemaRoot {
  return { schema: holder['schema'] as SchemaObject, id: toPlaceId([...keys, 'schema']) };
}

/** The examples of a parameter, a header or a body. */
function listHeld(
  document: OpenApiDocument,
  graph: DocumentGraph,
  { value: holder, keys }: TypedObject,
): readonly ExamplePlace[] {
  if (!('schema' in holder)) return [];
  const root = toRoot(holder, keys);
  const schema = graph.getId(root.schema, root.id);
  const directions = listDirections(keys);
  return [
    ...('example' in holder ? [{ value: holder['example'], keys: [...keys, 'example'] }] : []),
    ...('examples' in holder ? listNamed(document, holder['examples'], [...keys, 'examples']) : []),
  ]
    .filter(({ value }) => !isWritten(graph, schema, value, keys))
    .map((example) => ({ ...example, schema, directions, kind: 'example' }));
}

interface PlacedValue {
  readonly value: unknown;
  readonly keys: readonly string[];
}

/** Named examples hold a value, or name one elsewhere; one in a file of its own is not read. */
function listNamed(
  document: OpenApiDocument,
  examples: unknown,
  keys: readonly string[],
): readonly PlacedValue[] {
  return Object.keys(examples ?? {}).flatMap((name) =>
    ['value', 'dataValue'].flatMap((key) => {
      const place = followKeys(document, [...keys, name, key]);
      const value = findAt(document, place);
      return value === undefined ? [] : [{ value, keys: place }];
    }),
  );
}

/** What the API itself sends is of either direction. */
function listDirections(keys: readonly string[]): readonly Direction[] {
  const [first, second] = keys;
  if (first === 'webhooks' || keys.includes('callbacks')) return ['request', 'response'];
  const isResponse =
    first === 'components'
      ? second === 'responses' || second === 'headers'
      : keys.includes('responses');
  return [isResponse ? 'response' : 'request'];
}

/** Whether a value is a text as it goes over the wire, such as XML, and not what the schema describes. */
function isWritten(
  graph: DocumentGraph,
  schema: SchemaId,
  value: unknown,
  keys: readonly string[],
): boolean {
  const isBody = keys.at(-2) === 'content' && keys.at(-1)?.includes('json') === false;
  const { types } = toEffectiveSchema(graph.nodes, schema, 'response');
  return isBody && typeof value === 'string' && !types.includes('string');
}

/** What a schema says of its own values. */
function listOwn(
  graph: DocumentGraph,
  { value: schema, keys }: TypedObject,
): readonly ExamplePlace[] {
  const id = graph.find(schema);
  if (id === undefined) return [];
  const { example, examples, default: standard } = schema as SchemaKeywords;
  const listed = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
  const place = { schema: id, directions: ['request', 'response'] } as const;
  return [
    ...(example === undefined
      ? []
      : [{ ...place, value: example, keys: [...keys, 'example'], kind: 'example' } as const]),
    ...listed.map((value, index) => ({
      ...place,
      value,
      keys: [...keys, 'examples', String(index)],
      kind: 'example' as const,
    })),
    ...(standard === undefined
      ? []
      : [{ ...place, value: standard, keys: [...keys, 'default'], kind: 'default' } as const]),
  ];
}

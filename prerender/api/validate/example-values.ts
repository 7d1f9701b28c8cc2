import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import { isJsonType } from '../../../src/model/request/media-type';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { OpenApiDocument } from '../document/document';
import type { TypedObject } from '../document/objects';
import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { DocumentGraph } from '../schema/schema-graph';
import type { SchemaKeywords, SchemaObject } from '../document/schema-object';

/** An author's example or default value, with its schema. */
export interface ExamplePlace {
  readonly value: unknown;
  /** The keys of the value in the document. */
  readonly keys: readonly string[];
  readonly schema: SchemaId;
  /** The value must be valid in one of these: a schema's own example may be for a request or a response. */
  readonly directions: readonly Direction[];
  readonly kind: 'example' | 'default';
}

/** Lists all examples and defaults of a document. */
export function listExamplePlaces(
  document: OpenApiDocument,
  graph: DocumentGraph,
): readonly ExamplePlace[] {
  return listReferencedObjects(document).flatMap((object) =>
    object.kind === 'schemas' ? listOwn(graph, object) : listHeld(document, graph, object),
  );
}

/** Lists the examples of a parameter, header or body. */
function listHeld(
  document: OpenApiDocument,
  graph: DocumentGraph,
  { value: holder, keys }: TypedObject,
): readonly ExamplePlace[] {
  if (!('schema' in holder)) return [];
  const schema = graph.getId(holder['schema'] as SchemaObject);
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

/** Lists named examples, which contain or reference a value; does not read external files. */
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

/** A longer chain of references is treated as circular. */
const MAX_STEPS = 100;

/** The actual location of the value at some keys, with the references along the way followed. */
export function followKeys(document: unknown, keys: readonly string[]): readonly string[] {
  let place: readonly string[] = [];
  let rest = keys;
  for (let steps = 0; rest.length > 0 && steps < MAX_STEPS;) {
    const value = findAt(document, place);
    const ref = typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : '';
    if (typeof ref === 'string' && ref.startsWith('#/') && rest[0] !== '$ref') {
      place = toKeys(ref);
      steps += 1;
      continue;
    }
    place = [...place, rest[0] ?? ''];
    rest = rest.slice(1);
  }
  return [...place, ...rest];
}

/** The direction of a value; both for the webhooks and callbacks that the API sends. */
function listDirections(keys: readonly string[]): readonly Direction[] {
  const [first, second] = keys;
  if (first === 'webhooks' || keys.includes('callbacks')) return ['request', 'response'];
  const isResponse =
    first === 'components'
      ? second === 'responses' || second === 'headers'
      : keys.includes('responses');
  return [isResponse ? 'response' : 'request'];
}

/** True if a value is serialized text, such as XML, instead of the value that the schema describes. */
function isWritten(
  graph: DocumentGraph,
  schema: SchemaId,
  value: unknown,
  keys: readonly string[],
): boolean {
  const isBody = keys.at(-2) === 'content' && !isJsonType(keys.at(-1) ?? '');
  const { types } = toEffectiveSchema(graph.nodes, schema, 'response');
  return isBody && typeof value === 'string' && !types.includes('string');
}

/** Lists the examples and the default of a schema. */
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

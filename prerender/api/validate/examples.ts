import { isJsonType } from '../../../src/model/request/media-type';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Matches } from '../../../src/model/schema/pattern';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import type { Schemas } from '../../../src/model/schema/validity';
import { listValidationErrors } from '../../../src/model/schema/validity';
import type { Problem } from '../../diagnostics/problem';
import type { OpenApiDocument, Spec } from '../document/document';
import type { TypedObject } from '../document/objects';
import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { SchemaObject } from '../document/schema-object';
import { listSchemaRoots } from '../operation/schema-roots';
import type { DocumentGraph } from '../schema/schema-graph';
import { createSchemaGraph } from '../schema/schema-graph';
import { createTimedMatches } from '../schema/timed-patterns';
import type { Mistake } from './mistake';
import { toProblems } from './mistake';
import type { ValueError } from './value-errors';
import { toValueErrors } from './value-errors';

/** Warns of examples and defaults that are invalid against their schema. */
export function checkExamples({
  document,
  locate,
}: Pick<Spec, 'document' | 'locate'>): readonly Problem[] {
  const graph = createSchemaGraph(document, () => [], listSchemaRoots);
  const timedMatches = createTimedMatches();
  const slow = new Set<string>();
  const matches: Matches = (pattern, text) => {
    const answer = timedMatches(pattern, text);
    if (answer === undefined) slow.add(pattern);
    return answer ?? true;
  };
  const schemas = { graph: graph.nodes, matches };
  const mistakes = listExamplePlaces(document, graph).flatMap((place) => {
    slow.clear();
    const errors = listErrors(schemas, place);
    const [unchecked] = slow;
    if (unchecked !== undefined) return [toUnchecked(place, unchecked)];
    return errors.map((error) => toMistake(place, error));
  });
  return toProblems(mistakes, 'warning', locate);
}

/** Other errors are left out: a pattern that counts as matching may be their cause. */
function toUnchecked({ kind, keys }: ExamplePlace, whole: string): Mistake {
  const pattern = whole.length > LONG ? `${whole.slice(0, LONG)}…` : whole;
  return {
    keys,
    message: `The ${kind} could not be checked: the pattern "${pattern}" takes too long.`,
    hint: 'Write the pattern so that a text matches it in one way only: "^\\w+$", not "^(\\w|\\d)+$".',
  };
}

const LONG = 80;

function toMistake({ kind, keys: around }: ExamplePlace, error: ValueError): Mistake {
  const { keys, text, hint } = error;
  const place = keys.length === 0 ? 'it' : `"${keys.join(' › ')}"`;
  return {
    keys: [...around, ...keys],
    message: `The ${kind} does not match its schema: ${place} ${text}.`,
    hint,
  };
}

/** Lists the errors of the direction with fewer of them; none if the value is valid in one direction. */
function listErrors(
  schemas: Schemas,
  { value, schema, directions }: ExamplePlace,
): readonly ValueError[] {
  const [least = []] = directions
    .map((direction) => listValidationErrors(schemas, schema, value, direction))
    .toSorted((a, b) => a.length - b.length);
  return toValueErrors(least).slice(0, MANY);
}

/** More errors per example add no information. */
const MANY = 5;

/** An author's example or default value, with its schema. */
interface ExamplePlace {
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

/** Lists the examples and the default of a schema. */
function listOwn(
  graph: DocumentGraph,
  { value: schema, keys }: TypedObject,
): readonly ExamplePlace[] {
  const id = graph.find(schema);
  if (id === undefined) return [];
  const listed = Array.isArray(schema['examples']) ? [...schema['examples'].keys()] : [];
  const places = [['example'], ...listed.map((index) => ['examples', String(index)]), ['default']];
  return places
    .map((place) => ({
      value: findAt(schema, place),
      keys: [...keys, ...place],
      schema: id,
      directions: ['request', 'response'] as const,
      kind: place[0] === 'default' ? ('default' as const) : ('example' as const),
    }))
    .filter(({ value }) => value !== undefined);
}

/** Lists the examples of a parameter, header or body; does not read external files. */
function listHeld(
  document: OpenApiDocument,
  graph: DocumentGraph,
  { value: holder, keys }: TypedObject,
): readonly ExamplePlace[] {
  if (!('schema' in holder)) return [];
  const schema = graph.getId(holder['schema'] as SchemaObject);
  const named = Object.keys(holder['examples'] ?? {}).map((name) =>
    followReference(document, [...keys, 'examples', name]),
  );
  return [
    [...keys, 'example'],
    ...named.flatMap((example) => [
      [...example, 'value'],
      [...example, 'dataValue'],
    ]),
  ]
    .map((place) => ({
      value: findAt(document, place),
      keys: place,
      schema,
      directions: listDirections(keys),
      kind: 'example' as const,
    }))
    .filter(({ value }) => value !== undefined && !isWritten(graph, schema, value, keys));
}

/** The keys of the object at some keys, or of the one that it refers to. */
function followReference(document: unknown, keys: readonly string[]): readonly string[] {
  const ref = findAt(document, [...keys, '$ref']);
  return typeof ref === 'string' ? followReference(document, toKeys(ref)) : keys;
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

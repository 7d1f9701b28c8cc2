import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { parsePattern } from './pattern';
import { listPatternTexts } from './pattern-texts';
import { isValidValue } from '../../../src/model/schema/validity';
import { isDeepEnough } from './attempt';
import type { ExampleWalk } from './example-walk';
import { takeFirst } from './example-walk';

/** A property of an example. */
export type Entry = readonly [name: string, value: unknown];

/** Entries that an object needs besides its named properties: one for a map, more if a limit requires it. */
export function listMoreEntries(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  entries: readonly Entry[],
): readonly Entry[] {
  const names = new Set(entries.map(([name]) => name));
  const asked = listAskedNames(schema, names);
  for (const name of asked) names.add(name);
  const missing = Math.min(countWanted(walk, schema, names.size), MANY) - names.size;
  // A name that nobody has declared tells nothing while a declared one is left out.
  const isFull = schema.properties.every(({ name }) => names.has(name));
  const free = missing > 0 && isFull ? listFreeNames(walk, schema, names, missing) : [];
  return [...asked, ...free].flatMap((name) => {
    const ref = findSchema(walk, schema, name);
    return (ref === undefined ? [] : takeFirst(walk.list(walk, ref), 1)).map(
      (value) => [name, value] as const,
    );
  });
}

const MANY = 100;

/** Required names that no schema describes. */
function listAskedNames(
  { properties, required, dependentRequired }: EffectiveSchema,
  names: ReadonlySet<string>,
): readonly string[] {
  const described = new Set(properties.map(({ name }) => name));
  const dependent = dependentRequired
    .filter(({ name }) => names.has(name))
    .flatMap((rule) => rule.required);
  return [...new Set([...required, ...dependent])].filter(
    (name) => !names.has(name) && !described.has(name),
  );
}

/** How many entries to show: at least one for a map, because an empty one tells nothing. */
function countWanted(walk: ExampleWalk, schema: EffectiveSchema, count: number): number {
  const { additional, bounds, patternProperties, properties } = schema;
  const bound = bounds.find(({ kind }) => kind === 'properties');
  const [min = 0, max = Infinity] = bound?.kind === 'properties' ? [bound.min, bound.max] : [];
  const isMap =
    typeof additional === 'string' || Array.isArray(additional) || patternProperties.length > 0;
  const isShown = isMap && properties.length === 0 && isDeepEnough(walk.attempt, walk.depth - 1);
  return Math.max(min, isShown ? Math.min(1, max) : 0, count);
}

function listFreeNames(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  taken: ReadonlySet<string>,
  count: number,
): readonly string[] {
  const known = new Set([...taken, ...schema.hidden, ...schema.properties.map(({ name }) => name)]);
  const found = new Set<string>();
  for (const name of listNames(walk, schema)) {
    if (found.size >= count) break;
    const isFree = !known.has(name) && findSchema(walk, schema, name) !== undefined;
    if (isFree && isNameValid(walk, schema, name)) found.add(name);
  }
  return [...found];
}

/** Names that match a pattern, then names that `propertyNames` allows, then generic names. */
function* listNames(walk: ExampleWalk, schema: EffectiveSchema): Iterable<string> {
  for (const { pattern } of schema.patternProperties) {
    const parsed = parsePattern(pattern);
    if (parsed !== undefined) yield* takeTexts(listPatternTexts(parsed, { min: 0, max: Infinity }));
  }
  const { propertyNames } = schema;
  if (propertyNames !== undefined) yield* takeTexts(walk.list(walk, propertyNames));
  for (let index = 1; index <= MANY; index++) yield index === 1 ? 'key' : `key${index}`;
}

function* takeTexts(values: Iterable<unknown>): Iterable<string> {
  let count = 0;
  for (const value of values) {
    if (typeof value === 'string') yield value;
    if (++count >= MANY) return;
  }
}

function isNameValid(walk: ExampleWalk, { propertyNames }: EffectiveSchema, name: string): boolean {
  return (
    propertyNames === undefined ||
    isValidValue(walk, propertyNames, walk.direction, name, walk.attempt.budget)
  );
}

/** The schema of a name that `properties` does not list; undefined if such names are not allowed. */
function findSchema(
  { matches }: ExampleWalk,
  { patternProperties, additional, unevaluated }: EffectiveSchema,
  name: string,
): SchemaRef | undefined {
  const matching = patternProperties.filter(({ pattern }) => matches(pattern, name));
  if (matching.length > 0) return matching.flatMap(({ schema }) => toIds(schema));
  const rest = additional ?? unevaluated ?? true;
  if (typeof rest === 'boolean') return rest ? [] : undefined;
  return rest;
}

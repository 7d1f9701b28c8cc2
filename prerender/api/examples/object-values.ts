import type {
  EffectiveProperty,
  EffectiveSchema,
} from '../../../src/model/schema/effective-schema';
import { findConstants } from '../../../src/model/schema/parts';
import type { ExampleWalk, ValueList } from './example-walk';
import { createValueList, enter, isDeprecated, isInside } from './example-walk';
import type { Entry } from './more-entries';
import { listMoreEntries } from './more-entries';

/** Values that the choice of a variant decides, by property. */
export type Pins = ReadonlyMap<string, unknown>;

/**
 * Objects of a schema, at first with all that it describes, then with less or other; for the caller to check.
 *
 * Optional properties are left out where they are deprecated, where they lead back to a schema that the
 * example is inside of, and where it is deep enough.
 */
export function* listObjectValues(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  pins: Pins,
): Iterable<Readonly<Record<string, unknown>>> {
  const inside = enter(walk, schema.parts);
  const decided = listDecided(walk, schema, pins);
  const values = new Map(
    schema.properties.map(({ name, schema: ref }) => [
      name,
      createValueList(walk.list(inside, ref)),
    ]),
  );
  for (const selection of listSelections(inside, schema, decided)) {
    const entries = listEntries(schema, values, decided, selection);
    if (entries === undefined) continue;
    yield Object.fromEntries([...entries, ...listMoreEntries(inside, schema, entries)]);
  }
}

/** What a choice decides, where the property may have that value. */
function listDecided({ graph }: ExampleWalk, { properties }: EffectiveSchema, pins: Pins): Pins {
  const known = properties.flatMap(({ name, schema, constants }) => {
    const wanted = pins.has(name) ? [JSON.stringify(pins.get(name))] : constants;
    const [value] = wanted === undefined ? [] : (findConstants(graph, schema, wanted) ?? []);
    return value === undefined ? [] : [[name, JSON.parse(value) as unknown] as const];
  });
  const names = new Set(properties.map(({ name }) => name));
  return new Map([...[...pins].filter(([name]) => !names.has(name)), ...known]);
}

/** Which properties an object has; one of them may have another value than its first. */
interface Selection {
  readonly names: ReadonlySet<string>;
  readonly changed?: readonly [name: string, index: number];
}

function* listSelections(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  pins: Pins,
): Iterable<Selection> {
  const { properties } = schema;
  const asked = properties.filter(({ name, required }) => required || pins.has(name)).map(toName);
  const shown = properties.filter((property) => isShown(walk, property)).map(toName);
  const rest = properties.filter(({ schema: ref }) => !isInside(walk, ref)).map(toName);
  const optional = shown.filter((name) => !asked.includes(name)).slice(0, MANY);
  const all = new Set([...asked, ...shown]);
  yield { names: all };
  yield { names: new Set([...asked, ...optional.slice(0, findMost(schema) - asked.length)]) };
  yield { names: new Set(asked) };
  for (const name of optional) yield { names: new Set([...all].filter((other) => other !== name)) };
  for (const name of optional) yield { names: new Set([...asked, name]) };
  yield { names: new Set([...asked, ...rest]) };
  for (const name of [...all].slice(0, MANY)) {
    for (const index of OTHER_VALUES) yield { names: all, changed: [name, index] };
  }
  for (const name of asked.slice(0, MANY)) {
    for (const index of OTHER_VALUES) yield { names: new Set(asked), changed: [name, index] };
  }
}

const MANY = 24;
const OTHER_VALUES = [1, 2, 3];

function toName({ name }: EffectiveProperty): string {
  return name;
}

function isShown(walk: ExampleWalk, { required, schema }: EffectiveProperty): boolean {
  return (
    required ||
    (walk.depth <= walk.maxDepth && !isInside(walk, schema) && !isDeprecated(walk, schema))
  );
}

function findMost({ bounds }: EffectiveSchema): number {
  const bound = bounds.find(({ kind }) => kind === 'properties');
  return bound?.kind === 'properties' ? Math.max(0, bound.max ?? Infinity) : Infinity;
}

/** The properties in the schema's order; undefined where one that is asked for can hold nothing. */
function listEntries(
  schema: EffectiveSchema,
  values: ReadonlyMap<string, ValueList>,
  pins: Pins,
  { names, changed }: Selection,
): readonly Entry[] | undefined {
  const shown = withDependents(schema, names);
  const entries: Entry[] = [...pins].filter(([name]) => !values.has(name));
  for (const { name, required } of schema.properties) {
    if (!shown.has(name)) continue;
    const index = changed?.[0] === name ? changed[1] : 0;
    const found = pins.has(name) ? { value: pins.get(name) } : values.get(name)?.find(index);
    if (found !== undefined) entries.push([name, found.value]);
    else if (required || index > 0) return undefined;
  }
  return entries;
}

/** What must be there because something else is. */
function withDependents(
  { dependentRequired }: EffectiveSchema,
  names: ReadonlySet<string>,
): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all) {
    const rules = dependentRequired.filter((rule) => rule.name === name);
    for (const other of rules.flatMap(({ required }) => required)) all.add(other);
  }
  return all;
}

import type {
  EffectiveProperty,
  EffectiveSchema,
} from '../../../src/model/schema/effective-schema';
import { findConstants } from '../../../src/model/schema/parts';
import { isDeepEnough, noteSchema } from './attempt';
import type { ExampleWalk, ValueList } from './example-walk';
import {
  createValueList,
  enter,
  enterProperty,
  isDeprecated,
  isInside,
  isPlain,
} from './example-walk';
import type { Entry } from './more-entries';
import { listMoreEntries } from './more-entries';
import { parseJsonText, toJsonText } from '../../../src/model/json-text';

/** Property values that follow from the selected variant. */
export type Pins = ReadonlyMap<string, unknown>;

/**
 * Candidate objects of a schema: all properties first, then fewer or other ones. The caller validates them.
 *
 * Omits optional properties that are deprecated, that lead back to a schema around the example, or that are
 * too deep.
 */
export function* listObjectValues(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  pins: Pins,
): Iterable<Readonly<Record<string, unknown>>> {
  const inside = enter(walk, schema.parts);
  noteSchema(walk.attempt, schema);
  const decided = listDecided(walk, schema, pins);
  const values = new Map(
    schema.properties.map(({ name, schema: ref }) => [
      name,
      createValueList(walk.list(enterProperty(inside, name, toAround(walk, schema)), ref)),
    ]),
  );
  for (const selection of listSelections(inside, schema, decided)) {
    const entries = listEntries(schema, values, decided, selection);
    if (entries === undefined) continue;
    yield Object.fromEntries([...entries, ...listMoreEntries(inside, schema, entries)]);
  }
}

/** The name of the object: its component, the property that holds it, or the operation that it is a body of. */
function toAround({ name }: ExampleWalk, schema: EffectiveSchema): string {
  return schema.name ?? name ?? schema.id.split(/[./[]/, 1).join('');
}

/** Values that follow from the selected variant, if the property allows them. */
function listDecided({ graph }: ExampleWalk, { properties }: EffectiveSchema, pins: Pins): Pins {
  const known = properties.flatMap(({ name, schema, constants }) => {
    const wanted = pins.has(name) ? [toJsonText(pins.get(name))] : constants;
    const [value] = wanted === undefined ? [] : (findConstants(graph, schema, wanted) ?? []);
    return value === undefined ? [] : [[name, parseJsonText(value)] as const];
  });
  const names = new Set(properties.map(({ name }) => name));
  return new Map([...[...pins].filter(([name]) => !names.has(name)), ...known]);
}

/** The properties of an object. One of them may have a value other than its first. */
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
  const few = asked.length + shown.length > 0 ? [] : listFew(walk, properties);
  const all = new Set([...asked, ...shown, ...few]);
  yield { names: all };
  const rest = properties.filter(({ schema: ref }) => !isInside(walk, ref)).map(toName);
  const optional = [...all].filter((name) => !asked.includes(name)).slice(0, MANY);
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
const FEW = 3;
const OTHER_VALUES = [1, 2, 3];

function toName({ name }: EffectiveProperty): string {
  return name;
}

/** The properties of an object that would be empty otherwise: a few single values, or else one of another kind. */
function listFew(walk: ExampleWalk, properties: readonly EffectiveProperty[]): readonly string[] {
  const open = properties.filter(({ schema }) => !isDeprecated(walk, schema));
  const plain = open.filter(({ schema }) => isPlain(walk, schema));
  const others = open.filter(({ schema }) => !isInside(walk, schema));
  return (plain.length > 0 ? plain.slice(0, FEW) : others.slice(0, 1)).map(toName);
}

function isShown(walk: ExampleWalk, { required, schema }: EffectiveProperty): boolean {
  return (
    required ||
    (walk.attempt.onlyRequired !== true &&
      isDeepEnough(walk.attempt, walk.depth) &&
      !isInside(walk, schema) &&
      !isDeprecated(walk, schema))
  );
}

function findMost({ bounds }: EffectiveSchema): number {
  const bound = bounds.find(({ kind }) => kind === 'properties');
  return bound?.kind === 'properties' ? Math.max(0, bound.max ?? Infinity) : Infinity;
}

/** The properties in the schema's order; undefined if a required one has no valid value. */
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

/** Adds names that `dependentRequired` requires. */
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

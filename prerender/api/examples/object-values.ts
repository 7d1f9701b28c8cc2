import { parseJsonText, toJsonText } from '../../../src/model/json-text';
import type {
  EffectiveProperty,
  EffectiveSchema,
} from '../../../src/model/schema/effective-schema';
import { findConstants, listParts } from '../../../src/model/schema/parts';
import type { SchemaId, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { isValidValue, listValidationErrors } from '../../../src/model/schema/validity';
import type { ExampleWalk } from './example-walk';
import { enter, isDeepEnough, isInside, isPlain, takeFirst } from './example-walk';
import { listPatternTexts } from './pattern-texts';

/** The decisions about an object before it is created. */
export interface ObjectPlan {
  /** The schemas that apply. */
  readonly ids: readonly SchemaId[];
  /** Property values that follow from a variant; undefined for a property that a rule needs. */
  readonly pins: ReadonlyMap<string, unknown>;
}

type JsonMap = Readonly<Record<string, unknown>>;

/** Creates the objects of a schema. */
interface ObjectMaker extends ObjectPlan {
  readonly walk: ExampleWalk;
  readonly schema: EffectiveSchema;
  /** Properties that are required, or that a variant or a rule needs. */
  readonly asked: readonly string[];
  /** Other properties to show. */
  readonly optional: readonly string[];
  /** The first or a later value of a property; empty if there is none. */
  readonly find: (property: EffectiveProperty, index: number) => readonly unknown[];
}

/**
 * The object with everything to show, and the candidates that replace it if it is not valid. The caller validates
 * them.
 *
 * Leaves out optional properties that are deprecated, that lead back to a schema around the example, or that are
 * too deep.
 */
export function listObjectValues(walk: ExampleWalk, schema: EffectiveSchema, plan: ObjectPlan) {
  const maker = createMaker(walk, schema, plan);
  const all = [...maker.asked, ...maker.optional];
  return [listObjects(maker, all), listOthers(maker, all)] as const;
}

function createMaker(outside: ExampleWalk, schema: EffectiveSchema, plan: ObjectPlan): ObjectMaker {
  const walk = enter(outside, schema.parts);
  const { properties } = schema;
  const pins = toPins(walk, schema, plan);
  const isAsked = ({ name, required }: EffectiveProperty) => required || pins.has(name);
  const shown = properties.filter((one) => !isAsked(one) && isShown(walk, one));
  const asked = properties.filter(isAsked).map(toName);
  const optional = asked.length + shown.length > 0 ? shown : listFew(walk, properties);
  // The name of the object: its component, the property that holds it, or the operation that it is a body of.
  const around = schema.name ?? outside.name ?? schema.id.split(/[./[]/, 1).join('');
  const known = new Map<string, readonly unknown[]>();
  const find = ({ name, schema: ref }: EffectiveProperty, index: number) => {
    const pin = pins.get(name);
    if (pin !== undefined) return [pin];
    const key = `${index > 0} ${name}`;
    const count = index > 0 ? LAST_OTHER + 1 : 1;
    const found = known.get(key) ?? takeFirst(walk.list({ ...walk, name, around }, ref), count);
    known.set(key, found);
    return found.slice(index);
  };
  return { ...plan, pins, walk, schema, asked, optional: optional.map(toName), find };
}

function toName({ name }: EffectiveProperty): string {
  return name;
}

/** The values that a variant decides, and those of a schema that is itself a variant, as far as properties allow. */
function toPins({ graph }: ExampleWalk, { properties }: EffectiveSchema, { pins }: ObjectPlan) {
  const all = new Map(pins);
  for (const { name, schema, constants } of properties) {
    const pin = pins.get(name);
    const wanted = pin === undefined ? constants : [toJsonText(pin)];
    const [value] = (wanted && findConstants(graph, schema, wanted)) ?? [];
    if (value !== undefined) all.set(name, parseJsonText(value));
    else if (wanted !== undefined) all.delete(name);
  }
  return all;
}

function isShown(walk: ExampleWalk, { schema }: EffectiveProperty): boolean {
  const isDeep = !walk.attempt.onlyRequired && isDeepEnough(walk.attempt, walk.depth);
  return isDeep && !isInside(walk, schema) && !isDeprecated(walk, schema);
}

/** Examples should not teach a deprecated schema. */
function isDeprecated({ graph }: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(graph, toIds(ref)).some(({ deprecated }) => deprecated);
}

/** The properties of an object that would be empty otherwise: a few single values, or else one of another kind. */
function listFew(walk: ExampleWalk, properties: readonly EffectiveProperty[]) {
  const open = properties.filter(({ schema }) => !isDeprecated(walk, schema));
  const plain = open.filter(({ schema }) => isPlain(walk, schema)).slice(0, 3);
  const others = open.filter(({ schema }) => !isInside(walk, schema)).slice(0, 1);
  return plain.length > 0 ? plain : others;
}

/** As many properties as rules across them allow, the least, all there are, and other values. */
function* listOthers(maker: ObjectMaker, all: readonly string[]): Iterable<JsonMap> {
  const { asked, optional, schema, walk } = maker;
  const whole = schema.properties.filter((one) => !isInside(walk, one.schema)).map(toName);
  yield* listReduced(maker, optional);
  yield* listObjects(maker, asked);
  yield* listObjects(maker, whole);
  // More than is to be shown, where a limit requires it and a rule excludes some.
  const others = whole.filter((name) => !asked.includes(name));
  if (others.length > optional.length) yield* listReduced(maker, others);
  for (const names of [all, asked]) {
    for (const name of names.slice(0, MANY))
      for (let index = 1; index <= LAST_OTHER; index++)
        yield* listObjects(maker, names, name, index);
  }
}

const MANY = 24;
const LAST_OTHER = 3;

/** Drops optional properties from the end until the object is valid, then adds those that keep it valid. */
function listReduced(maker: ObjectMaker, all: readonly string[]): readonly JsonMap[] {
  const { asked } = maker;
  const optional = all.slice(0, MANY);
  const listValid = (names: readonly string[]) =>
    [...listObjects(maker, names)].filter((object) => isPossible(maker, object));
  for (let count = optional.length; count >= 0; count--) {
    let names = [...asked, ...optional.slice(0, count)];
    let found = listValid(names);
    if (found.length === 0) continue;
    for (const name of optional.slice(count + 1)) {
      const more = listValid([...names, name]);
      if (more.length > 0) [names, found] = [[...names, name], more];
    }
    return found;
  }
  return [];
}

/** True for a valid object, and for one that lacks nothing but more properties. */
function isPossible({ walk, schema, ids }: ObjectMaker, object: JsonMap): boolean {
  const { direction, attempt } = walk;
  if (isValidValue(walk, ids, direction, object, attempt.budget)) return true;
  if (Object.keys(object).length >= (schema.limits.minProperties ?? 0)) return false;
  return listValidationErrors(walk, ids, object, direction).every(
    ({ path: [inside], reason }) =>
      inside === undefined && reason.kind === 'limit' && reason.keyword === 'minProperties',
  );
}

/** The object of some properties, in the schema's order; none if a required one has no valid value. */
function* listObjects(
  maker: ObjectMaker,
  wanted: readonly string[],
  changed?: string,
  other = 0,
): Iterable<JsonMap> {
  const { schema, pins, find } = maker;
  const names = new Set(wanted);
  // Grows during the loop.
  for (const name of names) for (const next of listDependents(schema, name)) names.add(next);
  const described = new Set(schema.properties.map(toName));
  const entries = [...pins].filter(([name, pin]) => pin !== undefined && !described.has(name));
  for (const property of schema.properties.filter(({ name }) => names.has(name))) {
    const index = property.name === changed ? other : 0;
    const [value] = find(property, index);
    if (value !== undefined) entries.push([property.name, value]);
    else if (property.required || index > 0) return;
  }
  const taken = new Set(entries.map(([name]) => name));
  yield Object.fromEntries([...entries, ...listMoreEntries(maker, taken)]);
}

function listDependents({ dependentRequired }: EffectiveSchema, name: string): readonly string[] {
  return dependentRequired.flatMap((rule) => (rule.name === name ? rule.required : []));
}

/** Entries besides the described properties: required ones, one for a map, more if a limit requires it. */
function listMoreEntries({ walk, schema }: ObjectMaker, taken: ReadonlySet<string>) {
  const { additional, patternProperties, properties, required, hidden } = schema;
  const known = new Set([...taken, ...hidden, ...properties.map(toName)]);
  const dependent = [...taken].flatMap((name) => listDependents(schema, name));
  const asked = [...required, ...dependent].filter((name) => !known.has(name));
  const { minProperties: min = 0, maxProperties: max = Infinity } = schema.limits;
  const isMap = patternProperties.length > 0 || typeof (additional ?? true) !== 'boolean';
  const isOnlyMap = isMap && properties.length === 0 && max > 0;
  const least = isOnlyMap && isDeepEnough(walk.attempt, walk.depth - 1) ? 1 : 0;
  // Properties that the schema describes come before those that it does not.
  const isFull = isMap || properties.every(({ name }) => taken.has(name));
  const missing = Math.max(isFull ? min : 0, least) - taken.size - asked.length;
  const free = (missing > 0 ? listFreeNames(walk, schema) : []).filter((name) => !known.has(name));
  return [...new Set([...asked, ...free.slice(0, missing)])].flatMap((name) => {
    const ref = findOtherSchema(walk, schema, name);
    const found = ref === undefined ? [] : takeFirst(walk.list(walk, ref), 1);
    return found.map((value) => [name, value] as const);
  });
}

/** Names that match a pattern, names that `propertyNames` allows, then generic names. */
function listFreeNames(walk: ExampleWalk, schema: EffectiveSchema): readonly string[] {
  const { propertyNames, patternProperties } = schema;
  const allowed =
    propertyNames === undefined ? [] : takeFirst(walk.list(walk, propertyNames), MANY);
  return [
    ...patternProperties.flatMap(({ pattern }) => takeFirst(listPatternTexts(pattern), MANY)),
    ...allowed.filter((name) => typeof name === 'string'),
    ...Array.from({ length: MOST }, (_, index) => (index === 0 ? 'key' : `key${index + 1}`)),
  ].filter((name) => findOtherSchema(walk, schema, name) !== undefined);
}

const MOST = 100;

/** The schema of a name that `properties` does not list; undefined if such names are not allowed. */
function findOtherSchema(
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

import { isObject } from '../json-object';
import { oncePer } from '../once-per';
import { holdsAlone } from './assertions';
import type { EffectiveSchema } from './effective-schema';
import { toEffectiveSchema } from './effective-schema';
import type { Evaluated } from './evaluated';
import { join, nothing } from './evaluated';
import type { Matches } from './pattern';
import { openClosedParts } from './properties';
import type {
  Condition,
  Contains,
  Direction,
  SchemaGraph,
  SchemaId,
  SchemaNode,
  SchemaRef,
  Union,
} from './schema';
import { getSchema, toIds } from './schema';
import { isOrNull } from './types';

/** Schemas, and the matcher of their patterns. */
export interface Schemas {
  readonly graph: SchemaGraph;
  readonly matches: Matches;
}

/** Shared by several checks. */
export interface Budget {
  /** The steps that are left. Nested choices multiply, and trying all of them would take too long. */
  steps: number;
  /** Results for objects and lists inside other values, by schema. */
  readonly known: WeakMap<object, Map<string, Evaluated | undefined>>;
}

/** Creates a budget of steps. */
export function createBudget(steps: number): Budget {
  return { steps, known: new WeakMap() };
}

/**
 * Validates a value against a schema in one direction, by JSON Schema 2020-12.
 *
 * Works on the graph, so recursive schemas need no special case. A value that takes more steps than are left
 * counts as invalid.
 */
export function isValidValue(
  { graph, matches }: Schemas,
  ref: SchemaRef,
  direction: Direction,
  value: unknown,
  budget: Budget = createBudget(100_000),
): boolean {
  const context: Context = { graph, matches, direction, hidden: new Set(), open: [], budget };
  return check(context, ref, value) !== undefined;
}

/** The context of checking one value. */
interface Context extends Schemas {
  readonly direction: Direction;
  /** Names of properties of the other direction. */
  readonly hidden: ReadonlySet<string>;
  /** The schemas that are being checked against this same value. */
  readonly open: readonly SchemaId[];
  readonly budget: Budget;
}

/** The context of a value inside this one. */
function toInside(context: Context): Context {
  return { ...context, hidden: new Set(), open: [] };
}

/** The parts of a value that a schema describes; undefined if it is invalid. Cached, because the same values recur. */
function check(context: Context, ref: SchemaRef, value: unknown): Evaluated | undefined {
  const { open, hidden, budget } = context;
  const isInside = open.length === 0 && hidden.size === 0;
  if (!isInside || typeof value !== 'object' || value === null) {
    return checkAnew(context, ref, value);
  }
  const known = budget.known.get(value) ?? new Map<string, Evaluated | undefined>();
  budget.known.set(value, known);
  const key = toIds(ref).join('\n');
  if (!known.has(key)) known.set(key, checkAnew(context, ref, value));
  return known.get(key);
}

function checkAnew(context: Context, ref: SchemaRef, value: unknown): Evaluated | undefined {
  const ids = toIds(ref);
  const [id] = ids;
  if (context.budget.steps-- <= 0) return undefined;
  // A schema that leads back to itself at the same value adds nothing.
  if (ids.length === 1 && id !== undefined && context.open.includes(id)) return nothing;
  const schema = toEffectiveSchema(context.graph, ref, context.direction);
  const hidden =
    schema.hidden.length === 0 ? context.hidden : new Set([...context.hidden, ...schema.hidden]);
  const inner: Context = { ...context, hidden, open: [...context.open, ...schema.parts] };
  const parts = listAskedParts(context.graph, ids, value);
  if (!parts.every((part) => holdsAlone(part, value, context.matches))) return undefined;
  const found = join([
    ...parts.map((part) => checkChoices(inner, part, value)),
    ...(isObject(value) ? [checkProperties(inner, schema, parts, value)] : []),
    ...(Array.isArray(value) ? [checkItems(inner, schema, parts, value)] : []),
  ]);
  return found && checkUnevaluated(context, ids, parts, value, found);
}

/** The parts that a value has to satisfy; null need not satisfy the parts of a nullable schema. */
function listAskedParts(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  value: unknown,
): readonly SchemaNode[] {
  const [first] = ids;
  if (first !== undefined && ids.length === 1) {
    const only = getSchema(graph, first);
    if (only.allOf.length === 0) return [only];
  }
  const found = new Map<SchemaId, SchemaNode>();
  const open = ids.toReversed();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    const node = getSchema(graph, id);
    found.set(id, node);
    if (value !== null || !isOrNull(node)) open.push(...node.allOf.toReversed());
  }
  return [...found.values()];
}

/** Checks what depends on the value: variants, conditions and `not`. */
function checkChoices(context: Context, part: SchemaNode, value: unknown): Evaluated | undefined {
  const { unions, not, condition, dependentSchemas = [] } = part;
  if (unions.length + dependentSchemas.length === 0 && (not ?? condition) === undefined)
    return nothing;
  if (not !== undefined && check(context, not, value) !== undefined) return undefined;
  return join([
    ...unions.map((union) => checkUnion(context, union, value)),
    ...(condition === undefined ? [] : [checkCondition(context, condition, value)]),
    ...dependentSchemas
      .filter(({ name }) => isObject(value) && Object.hasOwn(value, name))
      .map(({ schema }) => check(context, schema, value)),
  ]);
}

/** Variants that extend the schema itself are selected by the discriminator, which JSON Schema ignores. */
function checkUnion(
  context: Context,
  { kind, variants, nullable, inherited }: Union,
  value: unknown,
): Evaluated | undefined {
  if (inherited === true) return nothing;
  const found = variants
    .map(({ schema }) => check(context, schema, value))
    .filter((one) => one !== undefined);
  const held = nullable === true && value === null ? [...found, nothing] : found;
  if (held.length === 0 || (kind === 'oneOf' && held.length > 1)) return undefined;
  return join(held);
}

function checkCondition(
  context: Context,
  condition: Condition,
  value: unknown,
): Evaluated | undefined {
  const found = check(context, condition.if, value);
  const next = found === undefined ? condition.else : condition.then;
  return join([found ?? nothing, ...(next === undefined ? [] : [check(context, next, value)])]);
}

function checkProperties(
  context: Context,
  schema: EffectiveSchema,
  parts: readonly SchemaNode[],
  value: Readonly<Record<string, unknown>>,
): Evaluated | undefined {
  const names = Object.keys(value);
  if (names.some((name) => context.hidden.has(name))) return undefined;
  if (!parts.every((part) => hasRequired(part, value, context.hidden))) return undefined;
  const inside = toInside(context);
  const known = getSchemasByName(schema);
  const described = names.filter((name) => known.has(name));
  const areKnownValid = described.every(
    (name) => check(inside, known.get(name) ?? [], value[name]) !== undefined,
  );
  if (!areKnownValid) return undefined;
  const open = openClosedParts(context.graph, parts);
  const others = join(open.map((part) => checkOthers(inside, part, value)));
  return others && { ...others, names: new Set([...others.names, ...described]) };
}

const getSchemasByName = oncePer(
  ({ properties }: EffectiveSchema) =>
    new Map(properties.map(({ name, schema }) => [name, schema])),
);

function hasRequired(
  { required, dependentRequired = [] }: SchemaNode,
  value: object,
  hidden: ReadonlySet<string>,
): boolean {
  const asked = dependentRequired
    .filter(({ name }) => Object.hasOwn(value, name))
    .flatMap((dependent) => dependent.required);
  return [...required, ...asked].every((name) => hidden.has(name) || Object.hasOwn(value, name));
}

/** Checks `propertyNames`, `patternProperties` and `additionalProperties` of one schema. */
function checkOthers(
  inside: Context,
  { properties, patternProperties = [], additional, propertyNames }: SchemaNode,
  value: Readonly<Record<string, unknown>>,
): Evaluated | undefined {
  if (patternProperties.length === 0 && (additional ?? propertyNames) === undefined) return nothing;
  const known = new Set(properties.map(({ name }) => name));
  const evaluated = new Set<string>();
  for (const [name, item] of Object.entries(value)) {
    if (propertyNames !== undefined && check(inside, propertyNames, name) === undefined) {
      return undefined;
    }
    const matching = patternProperties.filter(({ pattern }) => inside.matches(pattern, name));
    if (matching.some(({ schema }) => check(inside, schema, item) === undefined)) return undefined;
    if (matching.length > 0) evaluated.add(name);
    if (known.has(name) || matching.length > 0 || additional === undefined) continue;
    if (additional === false) return undefined;
    if (additional !== true && check(inside, additional, item) === undefined) return undefined;
    evaluated.add(name);
  }
  return { names: evaluated, items: new Set() };
}

function checkItems(
  context: Context,
  { prefixItems, items }: EffectiveSchema,
  parts: readonly SchemaNode[],
  value: readonly unknown[],
): Evaluated | undefined {
  const inside = toInside(context);
  const described = value.flatMap((item, index) => {
    const ref = prefixItems[index] ?? items;
    return ref === undefined ? [] : [{ ref, item, index }];
  });
  if (described.some(({ ref, item }) => check(inside, ref, item) === undefined)) return undefined;
  const evaluated = new Set(described.map(({ index }) => index));
  for (const contains of parts.flatMap((part) => part.contains ?? [])) {
    const found = listContained(inside, contains, value);
    const { min = 1, max = Infinity } = contains;
    if (found.length < min || found.length > max) return undefined;
    for (const index of found) evaluated.add(index);
  }
  return { names: new Set(), items: evaluated };
}

function listContained(
  inside: Context,
  { schema }: Contains,
  value: readonly unknown[],
): readonly number[] {
  return [...value.keys()].filter((index) => check(inside, schema, value[index]) !== undefined);
}

/** Checks `unevaluated…` keywords. A part sees only what it and its own parts describe. */
function checkUnevaluated(
  context: Context,
  ids: readonly SchemaId[],
  parts: readonly SchemaNode[],
  value: unknown,
  found: Evaluated,
): Evaluated | undefined {
  let all = found;
  for (const part of parts) {
    if (part.unevaluated === undefined && part.unevaluatedItems === undefined) continue;
    const isWhole = ids.length === 1 && part.id === ids[0];
    const rest = isWhole ? checkRest(context, part, value, all) : check(context, part.id, value);
    const joined = join([all, rest]);
    if (joined === undefined) return undefined;
    all = joined;
  }
  return all;
}

function checkRest(
  context: Context,
  { unevaluated, unevaluatedItems }: SchemaNode,
  value: unknown,
  found: Evaluated,
): Evaluated | undefined {
  const inside = toInside(context);
  const isHeld = (rest: boolean | SchemaId | undefined, item: unknown) =>
    typeof rest === 'string' ? check(inside, rest, item) !== undefined : rest !== false;
  const object = isObject(value) ? value : {};
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = Object.keys(object).filter((name) => !found.names.has(name));
  const items = [...list.keys()].filter((index) => !found.items.has(index));
  if (!names.every((name) => isHeld(unevaluated, object[name]))) return undefined;
  if (!items.every((index) => isHeld(unevaluatedItems, list[index]))) return undefined;
  return {
    names: new Set(unevaluated === undefined ? [] : names),
    items: new Set(unevaluatedItems === undefined ? [] : items),
  };
}

import { isObject } from '../json-object';
import { toJsonText } from '../json-text';
import { oncePer } from '../once-per';
import { findWrongAssertion } from './assertions';
import type { EffectiveSchema } from './effective-schema';
import { toEffectiveSchema } from './effective-schema';
import type { Described, Outcome, ValidationError } from './outcome';
import { isError, join, nothing, other, toError, toOuter } from './outcome';
import { listParts } from './parts';
import type { Matches } from './pattern';
import { openClosedParts } from './properties';
import type { Direction, SchemaGraph, SchemaId, SchemaNode, SchemaRef, Union } from './schema';
import { toIds } from './schema';
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
  /** Outcomes for objects and lists inside other values, by schema. */
  readonly known: WeakMap<object, Map<string, Outcome>>;
}

/** Creates a budget of steps. */
export function createBudget(steps: number): Budget {
  return { steps, known: new WeakMap() };
}

const MOST_STEPS = 100_000;

/**
 * Validates a value against a schema in one direction, by JSON Schema 2020-12.
 *
 * Works on the graph, so recursive schemas need no special case. A value that takes more steps than are left
 * counts as invalid.
 */
export function isValidValue(
  schemas: Schemas,
  ref: SchemaRef,
  direction: Direction,
  value: unknown,
  budget: Budget = createBudget(MOST_STEPS),
): boolean {
  return !isError(check({ ...schemas, direction, ...outermost, budget }, ref, value));
}

/**
 * The first error of a value; undefined if it is valid, or takes too many steps.
 *
 * A value comes before what is inside it, and that before the schema's choices, which tell less.
 */
export function findValidationError(
  schemas: Schemas,
  ref: SchemaRef,
  value: unknown,
  direction: Direction = 'request',
): ValidationError | undefined {
  const budget = createBudget(MOST_STEPS);
  const outcome = check({ ...schemas, direction, ...outermost, budget }, ref, value);
  return isError(outcome) && budget.steps >= 0 ? outcome : undefined;
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

const outermost: Pick<Context, 'hidden' | 'open'> = { hidden: new Set(), open: [] };

/** The context of a value inside this one. */
function toInside(context: Context): Context {
  return { ...context, ...outermost };
}

/** Checks a value, and caches the outcome, because the same values recur. */
function check(context: Context, ref: SchemaRef, value: unknown): Outcome {
  const { open, hidden, budget } = context;
  const isInside = open.length === 0 && hidden.size === 0;
  if (!isInside || typeof value !== 'object' || value === null) {
    return checkAnew(context, ref, value);
  }
  const known = budget.known.get(value) ?? new Map<string, Outcome>();
  budget.known.set(value, known);
  const key = toIds(ref).join('\n');
  const outcome = known.get(key) ?? checkAnew(context, ref, value);
  known.set(key, outcome);
  return outcome;
}

function checkAnew(context: Context, ref: SchemaRef, value: unknown): Outcome {
  const { graph, matches, direction, open, budget } = context;
  const ids = toIds(ref);
  const [id] = ids;
  if (budget.steps-- <= 0) return other;
  // A schema that leads back to itself at the same value adds nothing.
  if (ids.length === 1 && id !== undefined && open.includes(id)) return nothing;
  const schema = toEffectiveSchema(graph, ref, direction);
  // Null need not satisfy the parts of a nullable schema.
  const parts = listParts(graph, ids, (node) => value !== null || !isOrNull(node));
  const hidden =
    schema.hidden.length === 0 ? context.hidden : new Set([...context.hidden, ...schema.hidden]);
  const inner: Context = { ...context, hidden, open: [...open, ...schema.parts] };
  const described = join(listOutcomes(inner, schema, parts, value));
  if (!isError(described)) return join(listUnevaluated(context, ids, parts, value, described));
  // The merged schema gives a more useful reason than one of its parts.
  const reason =
    described.path.length === 0 ? findWrongAssertion(schema, value, matches) : undefined;
  return reason === undefined ? described : toError(reason);
}

function* listOutcomes(
  context: Context,
  schema: EffectiveSchema,
  parts: readonly SchemaNode[],
  value: unknown,
): Iterable<Outcome> {
  for (const part of parts) {
    const reason = findWrongAssertion(part, value, context.matches);
    if (reason !== undefined) yield toError(reason);
  }
  if (isObject(value)) yield* listProperties(context, schema, parts, value);
  if (Array.isArray(value)) yield* listItems(context, schema, parts, value);
  for (const part of parts) yield* listChoices(context, part, value);
}

function* listProperties(
  context: Context,
  schema: EffectiveSchema,
  parts: readonly SchemaNode[],
  value: Readonly<Record<string, unknown>>,
): Iterable<Outcome> {
  const { hidden } = context;
  const missing = parts
    .flatMap((part) => listRequired(part, value))
    .find((name) => !hidden.has(name) && !Object.hasOwn(value, name));
  if (missing !== undefined) yield toError({ kind: 'missing', name: missing });
  const inside = toInside(context);
  // A name that is not allowed comes before what is inside the others.
  for (const part of openClosedParts(context.graph, parts)) yield* listOthers(inside, part, value);
  const schemas = getSchemasByName(schema);
  for (const [name, item] of Object.entries(value)) {
    const ref = schemas.get(name);
    if (hidden.has(name)) yield toError({ kind: 'extra', name });
    else if (ref !== undefined) yield toOuter(name, check(inside, ref, item));
  }
}

function listRequired(
  { required, dependentRequired = [] }: SchemaNode,
  value: object,
): readonly string[] {
  const asked = dependentRequired.filter(({ name }) => Object.hasOwn(value, name));
  return [...required, ...asked.flatMap((dependent) => dependent.required)];
}

const getSchemasByName = oncePer(
  ({ properties }: EffectiveSchema) =>
    new Map(properties.map(({ name, schema }) => [name, schema])),
);

/** Checks `propertyNames`, `patternProperties` and `additionalProperties` of one schema. */
function* listOthers(
  inside: Context,
  { properties, patternProperties = [], additional, propertyNames }: SchemaNode,
  value: Readonly<Record<string, unknown>>,
): Iterable<Outcome> {
  if (patternProperties.length === 0 && (additional ?? propertyNames) === undefined) return;
  const known = new Set(properties.map(({ name }) => name));
  for (const [name, item] of Object.entries(value)) {
    const named = propertyNames === undefined ? nothing : check(inside, propertyNames, name);
    if (isError(named)) yield toError({ kind: 'extra', name });
    const matching = patternProperties.filter(({ pattern }) => inside.matches(pattern, name));
    for (const { schema } of matching) yield toOuter(name, check(inside, schema, item));
    if (!known.has(name) && matching.length === 0) yield checkRest(inside, additional, name, item);
  }
}

/** Checks a member that nothing else describes. */
function checkRest(
  inside: Context,
  rest: boolean | SchemaId | undefined,
  key: string | number,
  item: unknown,
): Outcome {
  if (rest === undefined) return nothing;
  if (typeof rest === 'string') return toOuter(key, check(inside, rest, item));
  if (rest) return new Set([key]);
  return typeof key === 'string' ? toError({ kind: 'extra', name: key }) : toOuter(key, other);
}

function* listItems(
  context: Context,
  { prefixItems, items }: EffectiveSchema,
  parts: readonly SchemaNode[],
  value: readonly unknown[],
): Iterable<Outcome> {
  const inside = toInside(context);
  for (const [index, item] of value.entries()) {
    const ref = prefixItems[index] ?? items;
    if (ref !== undefined) yield toOuter(index, check(inside, ref, item));
  }
  for (const { schema, min = 1, max = Infinity } of parts.flatMap((part) => part.contains ?? [])) {
    const found = [...value.keys()].filter((at) => !isError(check(inside, schema, value[at])));
    yield min <= found.length && found.length <= max ? new Set(found) : other;
  }
}

/** Checks what depends on the value: variants, conditions and `not`. */
function* listChoices(
  context: Context,
  { not, unions, condition, dependentSchemas = [] }: SchemaNode,
  value: unknown,
): Iterable<Outcome> {
  if (not !== undefined && !isError(check(context, not, value))) yield other;
  for (const union of unions) yield checkUnion(context, union, value);
  if (condition !== undefined) {
    const found = check(context, condition.if, value);
    if (!isError(found)) yield found;
    const next = isError(found) ? condition.else : condition.then;
    if (next !== undefined) yield check(context, next, value);
  }
  for (const { name, schema } of dependentSchemas) {
    if (isObject(value) && Object.hasOwn(value, name)) yield check(context, schema, value);
  }
}

/** Variants that extend the schema itself are selected by the discriminator, which JSON Schema ignores. */
function checkUnion(context: Context, union: Union, value: unknown): Outcome {
  const { kind, variants, nullable, inherited } = union;
  if (inherited === true) return nothing;
  const outcomes = variants.map(({ schema }) => check(context, schema, value));
  const held = outcomes.filter((outcome) => !isError(outcome));
  if (nullable === true && value === null) held.push(nothing);
  const isValid = held.length === 1 || (kind === 'anyOf' && held.length > 1);
  return isValid ? join(held) : toVariantError(union, outcomes, value);
}

/** The error of the variant that the discriminator selects; without one, only that no variant matches. */
function toVariantError(
  { variants, discriminator }: Union,
  outcomes: readonly Outcome[],
  value: unknown,
): ValidationError {
  const chosen =
    discriminator !== undefined && isObject(value) ? toJsonText(value[discriminator]) : '';
  const named = variants.filter(({ values = [] }) => values.includes(chosen));
  const meant = named.length > 0 ? named : variants;
  const errors = meant.map((one) => outcomes[variants.indexOf(one)] ?? other).filter(isError);
  // Several match, although only one may.
  if (errors.length < meant.length) return other;
  const [only] = errors;
  return only !== undefined && meant.length === 1
    ? only
    : toError({ kind: 'variants', labels: meant.map(({ label }) => label) });
}

/** Checks `unevaluated…` keywords. A part sees only what it and its own parts describe. */
function* listUnevaluated(
  context: Context,
  ids: readonly SchemaId[],
  parts: readonly SchemaNode[],
  value: unknown,
  described: Described,
): Iterable<Outcome> {
  yield described;
  for (const part of parts) {
    if (part.unevaluated === undefined && part.unevaluatedItems === undefined) continue;
    const isWhole = ids.length === 1 && part.id === ids[0];
    if (isWhole) yield* listRest(context, part, value, described);
    else yield check(context, part.id, value);
  }
}

function* listRest(
  context: Context,
  { unevaluated, unevaluatedItems }: SchemaNode,
  value: unknown,
  described: Described,
): Iterable<Outcome> {
  const inside = toInside(context);
  const [rest, members] = Array.isArray(value)
    ? [unevaluatedItems, value.entries()]
    : [unevaluated, Object.entries(isObject(value) ? value : {})];
  for (const [key, item] of members) {
    if (!described.has(key)) yield checkRest(inside, rest, key, item);
  }
}

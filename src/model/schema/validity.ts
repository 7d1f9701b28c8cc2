import { isObject } from '../json-object';
import { oncePer } from '../once-per';
import { findWrongAssertion } from './assertions';
import type { EffectiveSchema } from './effective-schema';
import { toEffectiveSchema } from './effective-schema';
import type { Budget, Outcome, ValidationError } from './outcome';
import { createBudget, isValid, join, toError, toOuter, toValid, toVariantError } from './outcome';
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
  return isValid(check({ ...schemas, direction, ...outermost, budget }, ref, value));
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
  const { errors } = check({ ...schemas, direction, ...outermost, budget }, ref, value);
  return budget.steps >= 0 ? errors[0] : undefined;
}

/** All errors of a value, with those of each part of its schema; none if it takes too many steps. */
export function listValidationErrors(
  schemas: Schemas,
  ref: SchemaRef,
  value: unknown,
  direction: Direction,
): readonly ValidationError[] {
  const budget = createBudget(MOST_STEPS);
  const context = { ...schemas, direction, ...outermost, budget, wantsAll: true };
  const { errors } = check(context, ref, value);
  return budget.steps >= 0 ? errors : [];
}

/** The context of checking one value. */
interface Context extends Schemas {
  readonly direction: Direction;
  /** Names of properties of the other direction. */
  readonly hidden: ReadonlySet<string>;
  /** The schemas that are being checked against this same value. */
  readonly open: readonly SchemaId[];
  readonly budget: Budget;
  /** Goes on after the first error. */
  readonly wantsAll?: boolean;
}

const outermost: Pick<Context, 'hidden' | 'open'> = { hidden: new Set(), open: [] };

/** The context of a value inside this one. */
function toInside(context: Context): Context {
  return { ...context, ...outermost };
}

/** The context of a schema that may fail: why it does is of no interest. */
function toTrial(context: Context): Context {
  return context.wantsAll === true ? { ...context, wantsAll: false } : context;
}

/** Checks a value, and caches the outcome, because the same values recur. */
function check(context: Context, ref: SchemaRef, value: unknown): Outcome {
  const { open, hidden, budget, wantsAll = false } = context;
  const isInside = open.length === 0 && hidden.size === 0;
  if (!isInside || typeof value !== 'object' || value === null) {
    return checkAnew(context, ref, value);
  }
  const known = budget.known.get(value) ?? new Map<string, Outcome>();
  budget.known.set(value, known);
  const key = [wantsAll, ...toIds(ref)].join('\n');
  const outcome = known.get(key) ?? checkAnew(context, ref, value);
  known.set(key, outcome);
  return outcome;
}

function checkAnew(context: Context, ref: SchemaRef, value: unknown): Outcome {
  const { graph, matches, direction, open, budget, wantsAll = false } = context;
  const ids = toIds(ref);
  if (budget.steps-- <= 0) return toError({ kind: 'other', keyword: 'steps' });
  // A schema that leads back to itself at the same value adds nothing.
  if (ids.length === 1 && open.includes(ids[0] ?? '')) return toValid();
  const schema = toEffectiveSchema(graph, ref, direction);
  // Null need not satisfy the parts of a nullable schema.
  const parts = listParts(graph, ids, (node) => value !== null || !isOrNull(node));
  const hidden =
    schema.hidden.length === 0 ? context.hidden : new Set([...context.hidden, ...schema.hidden]);
  const inner: Context = { ...context, hidden, open: [...open, ...schema.parts] };
  const found = join(listOutcomes(inner, schema, parts, value), wantsAll);
  const [error] = found.errors;
  if (error === undefined || wantsAll)
    return join(listUnevaluated(context, ids, parts, value, found), wantsAll);
  // The merged schema gives a more useful reason than one of its parts.
  const reason = error.path.length === 0 ? findWrongAssertion(schema, value, matches) : undefined;
  return reason === undefined ? found : toError(reason);
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
    .find(({ name }) => !hidden.has(name) && !Object.hasOwn(value, name));
  if (missing !== undefined) yield toError({ kind: 'missing', ...missing });
  const inside = toInside(context);
  // A name that is not allowed comes before what is inside the others.
  for (const part of openClosedParts(context.graph, parts)) yield* listOthers(inside, part, value);
  const schemas = getSchemasByName(schema);
  for (const [name, item] of Object.entries(value)) {
    const ref = schemas.get(name);
    if (hidden.has(name)) yield toError({ kind: 'extra', name, keyword: 'readOnly' });
    else if (ref !== undefined) yield toOuter(name, check(inside, ref, item));
  }
}

function listRequired({ required, dependentRequired = [] }: SchemaNode, value: object) {
  const asked = dependentRequired.filter(({ name }) => Object.hasOwn(value, name));
  return [
    ...required.map((name) => ({ name })),
    ...asked.flatMap((rule) => rule.required.map((name) => ({ name, beside: rule.name }))),
  ];
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
    const named =
      propertyNames === undefined ? undefined : check(toTrial(inside), propertyNames, name);
    if (named !== undefined && !isValid(named))
      yield toError({
        kind: 'extra',
        name,
        keyword: 'propertyNames',
        why: named.errors[0]?.reason,
      });
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
  if (rest === undefined) return toValid();
  if (typeof rest === 'string') return toOuter(key, check(inside, rest, item));
  if (rest) return toValid([key]);
  return typeof key === 'string'
    ? toError({ kind: 'extra', name: key, keyword: 'additionalProperties' })
    : toOuter(key, toError({ kind: 'other', keyword: 'unevaluatedItems' }));
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
  const trial = toTrial(inside);
  for (const { schema, min = 1, max = Infinity } of parts.flatMap((part) => part.contains ?? [])) {
    const found = [...value.keys()].filter((at) => isValid(check(trial, schema, value[at])));
    yield min <= found.length && found.length <= max
      ? toValid(found)
      : toError({ kind: 'other', keyword: 'contains' });
  }
}

/** Checks what depends on the value: variants, conditions and `not`. */
function* listChoices(
  context: Context,
  { not, unions, condition, dependentSchemas = [] }: SchemaNode,
  value: unknown,
): Iterable<Outcome> {
  const trial = toTrial(context);
  if (not !== undefined && isValid(check(trial, not, value)))
    yield toError({ kind: 'other', keyword: 'not' });
  for (const union of unions) yield checkUnion(context, union, value);
  if (condition !== undefined) {
    const found = check(trial, condition.if, value);
    if (isValid(found)) yield found;
    const next = isValid(found) ? condition.then : condition.else;
    if (next !== undefined) yield check(context, next, value);
  }
  for (const { name, schema } of dependentSchemas) {
    if (isObject(value) && Object.hasOwn(value, name)) yield check(context, schema, value);
  }
}

/** Variants that extend the schema itself are selected by the discriminator, which JSON Schema ignores. */
function checkUnion(context: Context, union: Union, value: unknown): Outcome {
  const { kind, variants, nullable, inherited } = union;
  if (inherited === true) return toValid();
  const outcomes = variants.map(({ schema }) => check(toTrial(context), schema, value));
  const held = outcomes.filter(isValid);
  if (nullable === true && value === null) held.push(toValid());
  const isHeld = held.length === 1 || (kind === 'anyOf' && held.length > 1);
  return isHeld ? join(held, true) : toVariantError(union, outcomes, value);
}

/** Checks `unevaluated…` keywords. A part sees only what it and its own parts describe, but a closed one what all do. */
function* listUnevaluated(
  context: Context,
  ids: readonly SchemaId[],
  parts: readonly SchemaNode[],
  value: unknown,
  found: Outcome,
): Iterable<Outcome> {
  yield found;
  for (const part of parts) {
    if (part.unevaluated === undefined && part.unevaluatedItems === undefined) continue;
    const isWhole = ids.length === 1 && part.id === ids[0];
    const isClosed = part.unevaluated === false && isObject(value);
    if (isWhole || isClosed) yield* listRest(context, part, value, found);
    else yield check({ ...context, open: [...context.open, ...ids] }, part.id, value);
  }
}

function* listRest(
  context: Context,
  { unevaluated, unevaluatedItems }: SchemaNode,
  value: unknown,
  { described }: Outcome,
): Iterable<Outcome> {
  const inside = toInside(context);
  const [rest, members] = Array.isArray(value)
    ? [unevaluatedItems, value.entries()]
    : [unevaluated, Object.entries(isObject(value) ? value : {})];
  for (const [key, item] of members) {
    if (!described.has(key)) yield checkRest(inside, rest, key, item);
  }
}

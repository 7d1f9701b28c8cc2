import { assertNever } from '../../../src/model/assert-never';
import { isObject } from '../../../src/model/json-object';
import { parseJsonText, toJsonText } from '../../../src/model/json-text';
import { isSameJson } from '../../../src/model/schema/assertions';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import type { SchemaId, SchemaRef, TypeName, Union } from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { isValidValue } from '../../../src/model/schema/validity';
import type { ExampleWalk } from './example-walk';
import { enter, isDeepEnough, isInside, isPlain, takeFirst } from './example-walk';
import { listGuesses } from './guess';
import type { ObjectPlan } from './object-values';
import { listObjectValues } from './object-values';
import { listNumberValues, listTextValues } from './scalar-values';

/** The valid values of a schema, best first, each once: the candidates that the validator accepts. */
export function* listExampleValues(walk: ExampleWalk, ref: SchemaRef): Iterable<unknown> {
  if (walk.depth > DEEPEST) return;
  const { budget } = walk.attempt;
  const plan = { ids: toIds(ref), pins: new Map<string, unknown>(), chosen: new Set<object>() };
  const seen = new Set<string>();
  let tries = 0;
  for (const value of listCandidates(walk, plan)) {
    if (tries++ > MANY_TRIES || budget.steps-- <= 0) return;
    const text = toJsonText(value);
    if (seen.has(text) || !isValidValue(walk, ref, walk.direction, value, budget)) continue;
    seen.add(text);
    yield value;
  }
}

const DEEPEST = 40;
const MANY_TRIES = 400;

/** The decisions made for a value so far. */
interface Plan extends ObjectPlan {
  /** The unions, conditions and dependent schemas that are decided. */
  readonly chosen: ReadonlySet<object>;
}

function decide(plan: Plan, choice: object, ...ids: readonly SchemaId[]): Plan {
  return { ...plan, ids: [...plan.ids, ...ids], chosen: new Set([...plan.chosen, choice]) };
}

function pin(plan: Plan, name: string | undefined, value: unknown): Plan {
  return name === undefined ? plan : { ...plan, pins: new Map([...plan.pins, [name, value]]) };
}

function* listCandidates(walk: ExampleWalk, plan: Plan): Iterable<unknown> {
  if (walk.attempt.budget.steps-- <= 0) return;
  const schema = toEffectiveSchema(walk.graph, plan.ids, walk.direction);
  if (schema.never === true) return;
  if (schema.nullable && isInside(walk, plan.ids)) yield null;
  yield* listAuthoredValues(walk, plan.ids, schema);
  const union = schema.unions.find((open) => !plan.chosen.has(open));
  // No other value is valid.
  const isListed = schema.constant !== undefined || schema.values.length > 0;
  if (union !== undefined) yield* listVariantValues(walk, plan, union);
  else if (!isListed) yield* listDecided(walk, plan, schema);
  if (schema.nullable || union?.nullable === true) yield null;
}

/** The author's values: the `const`, else examples, the default and the values of the `enum`. */
function listAuthoredValues(
  walk: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): readonly unknown[] {
  const { constant, examples, values } = schema;
  if (constant !== undefined) return [parseJsonText(constant)];
  const texts = [
    ...(isOfWhole(walk, schema) ? examples : []),
    ...(schema.default === undefined ? [] : [schema.default]),
    ...values.map(({ value }) => value),
  ];
  return texts.map((text) => toDirected(walk, ref, parseJsonText(text)));
}

/** True if only the part with the examples describes properties. */
function isOfWhole({ graph }: ExampleWalk, { parts, examples }: EffectiveSchema): boolean {
  const nodes = parts.map((id) => getSchema(graph, id));
  const owner = nodes.find((node) => node.examples === examples);
  if (owner === undefined) return true;
  const covered = new Set(listParts(graph, [owner.id]));
  return nodes.every((node) => covered.has(node) || node.properties.length === 0);
}

/** An author's example without properties of the other direction. */
function toDirected(walk: ExampleWalk, ref: SchemaRef, value: unknown): unknown {
  if (!isObject(value) && !Array.isArray(value)) return value;
  const schema = toEffectiveSchema(walk.graph, ref, walk.direction);
  if (Array.isArray(value)) {
    const { prefixItems, items = [] } = schema;
    return value.map((item, index) => toDirected(walk, prefixItems[index] ?? items, item));
  }
  const variants = schema.unions.flatMap((union) =>
    union.variants.map((variant) => toEffectiveSchema(walk.graph, variant.schema, walk.direction)),
  );
  const hidden = new Set([schema, ...variants].flatMap((one) => one.hidden));
  const visible = new Set(variants.flatMap((one) => one.properties.map(({ name }) => name)));
  const properties = new Map(schema.properties.map((property) => [property.name, property.schema]));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !hidden.has(name) || visible.has(name))
      .map(([name, item]) => [name, toDirected(walk, properties.get(name) ?? [], item)]),
  );
}

/** Values of each variant; variants that lead back to an enclosing schema come last. */
function* listVariantValues(walk: ExampleWalk, plan: Plan, union: Union): Iterable<unknown> {
  const { variants, discriminator } = union;
  const back = variants.filter(({ schema }) => isInside(walk, schema));
  for (const variant of [...variants.filter((one) => !back.includes(one)), ...back]) {
    const [value] = variant.values ?? [];
    const name = value === undefined ? undefined : discriminator;
    yield* listCandidates(
      walk,
      pin(decide(plan, union, variant.schema), name, parseJsonText(value ?? 'null')),
    );
  }
}

/** Values that ignore rules, those that follow one, those with fewer properties. */
function* listDecided(walk: ExampleWalk, plan: Plan, schema: EffectiveSchema): Iterable<unknown> {
  // Null comes first without a type, because it shows best that anything is allowed.
  const any: readonly TypeName[] = ['null', 'string', 'integer', 'boolean', 'object', 'array'];
  const untyped = plan.pins.size > 0 ? (['object'] as const) : any;
  const types = schema.types.length === 0 ? untyped : schema.types;
  const [objects, otherObjects] = types.includes('object')
    ? listObjectValues(walk, schema, plan)
    : ([[], []] as const);
  const example = toPartExample(walk, plan.ids, schema);
  for (const type of types)
    yield* type === 'object' ? withExample(objects, example) : listOfType(walk, schema, type);
  for (const condition of schema.conditions.filter((one) => !plan.chosen.has(one))) {
    const { if: test, then, else: otherwise } = condition;
    if (then !== undefined) yield* listCandidates(walk, decide(plan, condition, test, then));
    if (otherwise !== undefined) yield* listCandidates(walk, decide(plan, condition, otherwise));
  }
  for (const rule of schema.dependentSchemas.filter((one) => !plan.chosen.has(one)))
    yield* listCandidates(walk, pin(decide(plan, rule, rule.schema), rule.name, undefined));
  yield* withExample(otherObjects, example);
}

function listOfType(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  type: Exclude<TypeName, 'object'>,
): Iterable<unknown> {
  switch (type) {
    case 'string':
      return listTextValues(walk, schema);
    case 'integer':
    case 'number':
      return listNumberValues(walk, schema, type);
    case 'boolean':
      return [...listGuesses(walk).filter((guess) => typeof guess === 'boolean'), true, false];
    case 'array':
      return listArrayValues(walk, schema);
    case 'null':
      return [null];
    default:
      return assertNever(type);
  }
}

/** An author's example that covers only some properties; the others are to be added. */
function toPartExample(
  walk: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): Readonly<Record<string, unknown>> {
  const [example] = schema.examples;
  if (example === undefined || isOfWhole(walk, schema)) return {};
  const value = toDirected(walk, ref, parseJsonText(example));
  return isObject(value) ? value : {};
}

/** An example of a part overrides generated values. */
function* withExample(objects: Iterable<object>, example: object): Iterable<object> {
  for (const object of objects) {
    if (Object.keys(example).length > 0) yield { ...object, ...example };
    yield object;
  }
}

type List = readonly unknown[];

/** Candidate lists of a schema's items, first one item of each kind. The caller validates them. */
function* listArrayValues(walk: ExampleWalk, schema: EffectiveSchema): Iterable<List> {
  const inside = enter(walk, schema.parts);
  const { minItems: min = 0, maxItems: max = Infinity } = schema.limits;
  if (min > LONGEST) return;
  const { items = [], prefixItems, contains } = schema;
  const first = prefixItems.flatMap((ref) => takeFirst(inside.list(inside, ref), 1));
  const asked = contains.flatMap(({ schema: id, min: count = 1 }) => {
    const wanted = Math.min(count, LONGEST);
    return repeat(takeFirst(inside.list(inside, [...toIds(items), id]), wanted), wanted);
  });
  const start = (first.length < prefixItems.length ? first : [...first, ...asked]).slice(0, max);
  const usual = prefixItems.length === 0 && isItemShown(inside, schema) ? Math.min(1, max) : 0;
  for (const count of [usual, start.length]) {
    const list = fill(inside, schema, start, Math.max(count, min));
    if (list !== undefined) yield list;
  }
  yield start;
  yield first.slice(0, max);
}

const LONGEST = 1000;
const MANY_VARIANTS = 4;

/** No item is shown if it is recursive, or if it is an object and the list itself is too deep. */
function isItemShown(walk: ExampleWalk, { items }: EffectiveSchema): boolean {
  if (items === undefined || isInside(walk, items)) return false;
  return isPlain(walk, items) || isDeepEnough(walk.attempt, walk.depth - 1);
}

/** Adds items to the start of a list up to a count, one of each kind first; undefined if there are too few. */
function fill(
  walk: ExampleWalk,
  { items = [], limits }: EffectiveSchema,
  start: List,
  count: number,
): List | undefined {
  const missing = count - start.length;
  if (missing <= 0) return start;
  const { unions } = toEffectiveSchema(walk.graph, items, walk.direction);
  const variants = unions.find(({ inherited }) => inherited !== true)?.variants ?? [];
  const ofEach = variants
    .slice(0, MANY_VARIANTS)
    .flatMap(({ schema }) => takeFirst(walk.list(walk, [...toIds(items), schema]), 1));
  if (limits.uniqueItems !== true) {
    const found = ofEach.length > 0 ? ofEach : takeFirst(walk.list(walk, items), 1);
    return found.length === 0 ? undefined : [...start, ...repeat(found, missing)];
  }
  const all = [...start, ...ofEach, ...takeFirst(walk.list(walk, items), count + 1)];
  const distinct = all.filter((one, at) => !all.slice(0, at).some((two) => isSameJson(one, two)));
  return distinct.length < count ? undefined : distinct.slice(0, count);
}

function repeat(values: List, count: number): List {
  const length = values.length === 0 ? 0 : count;
  return Array.from({ length }, (_, index) => values[index % values.length]);
}

import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type {
  SchemaGraph,
  SchemaId,
  SchemaRef,
  TypeName,
  Union,
  Variant,
} from '../../../src/model/schema/schema';
import { isScalar } from '../../../src/model/schema/parts';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { isValidValue } from '../../../src/model/schema/validity';
import { isObject } from '../../../src/model/json-object';
import { createMemory, oncePer } from '../../../src/model/once-per';
import type { ExampleWalk } from './example-walk';
import { findFirst, isInside, isPlain } from './example-walk';
import { addLength, startAttempt } from './attempt';
import { findPartExample, listAuthoredValues } from './authored-values';
import { listArrayValues } from './array-values';
import { listNumberValues } from './number-values';
import { listTextValues } from './text-values';
import type { Pins } from './object-values';
import { listObjectValues } from './object-values';
import { parseJsonText, toJsonText } from '../../../src/model/json-text';
import { listGuessedTruth } from './guess';

/** The valid values of a schema, best first, each once. */
export function* listExampleValues(walk: ExampleWalk, ref: SchemaRef): Iterable<unknown> {
  const { attempt } = walk;
  if (walk.depth > DEEPEST) return;
  const first = findFirstSingle(walk, ref);
  if (first !== undefined) {
    attempt.budget.steps -= first.steps;
    if (attempt.budget.steps <= 0) return;
    for (const value of first.values) addLength(attempt, estimateLength(value));
    yield* first.values;
  }
  let isFirst = true;
  for (const value of listValid(walk, ref)) {
    if (isFirst && first === undefined) addLength(attempt, estimateLength(value));
    if (!isFirst || first === undefined) yield value;
    isFirst = false;
  }
}

function* listValid(walk: ExampleWalk, ref: SchemaRef): Iterable<unknown> {
  const { direction } = walk;
  const { budget } = walk.attempt;
  const isNew = createIsNew();
  let tries = 0;
  for (const value of listCandidates(walk, {
    ids: toIds(ref),
    chosen: new Set(),
    pins: new Map(),
  })) {
    if (tries++ > MANY_TRIES || budget.steps-- <= 0) return;
    if (!isNew(value)) continue;
    if (isValidValue(walk, ref, direction, value, budget)) yield value;
  }
}

/** The first value of a schema of single values, if it has one, and the steps that it takes. */
interface FirstSingle {
  readonly values: readonly unknown[];
  readonly steps: number;
}

/** Hundreds of examples may show the same text or number; undefined for any other schema. */
function findFirstSingle(walk: ExampleWalk, ref: SchemaRef): FirstSingle | undefined {
  const { graph, name, around, status } = walk;
  const [id, ...others] = toIds(ref);
  if (id === undefined || others.length > 0) return undefined;
  const node = getSchema(graph, id);
  if (!isPlain(walk, id) || !isScalar(node)) return undefined;
  return getFirstSingles(graph)(JSON.stringify([id, name, around, status]), () => {
    const attempt = startAttempt({ maxDepth: 0, maxLength: Infinity, steps: SINGLE_STEPS });
    const values = findFirst(listValid({ ...walk, attempt }, id));
    return { values, steps: SINGLE_STEPS - attempt.budget.steps };
  });
}

const getFirstSingles = oncePer((_: SchemaGraph) => createMemory<FirstSingle>(MOST_SINGLES));

const MOST_SINGLES = 50_000;
const SINGLE_STEPS = 2000;

const DEEPEST = 40;
const MANY_TRIES = 400;

/** Tells whether a value differs from those before it. Most schemas are asked for one value only. */
function createIsNew(): (value: unknown) => boolean {
  const seen = new Set<string>();
  let first: { readonly value: unknown } | undefined;
  return (value) => {
    if (first === undefined) {
      first = { value };
      return true;
    }
    if (seen.size === 0) seen.add(toJsonText(first.value));
    const count = seen.size;
    return seen.add(toJsonText(value)).size > count;
  };
}

/** At least so long is the JSON of a value, without what is inside it. */
function estimateLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (isObject(value)) return Object.keys(value).reduce((sum, name) => sum + name.length + 4, 1);
  return 1;
}

/** A schema and the decisions made for it so far. */
interface Decided {
  readonly ids: readonly SchemaId[];
  /** The unions, conditions and dependent schemas that are already decided. */
  readonly chosen: ReadonlySet<object>;
  readonly pins: Pins;
}

function* listCandidates(walk: ExampleWalk, decided: Decided): Iterable<unknown> {
  if (walk.attempt.budget.steps-- <= 0) return;
  const schema = toEffectiveSchema(walk.graph, decided.ids, walk.direction);
  if (schema.never === true) return;
  const isAgain = isInside(walk, decided.ids);
  if (isAgain && schema.nullable) yield null;
  yield* listAuthoredValues(walk, decided.ids, schema);
  const union = schema.unions.find((open) => !decided.chosen.has(open));
  if (union !== undefined || isAgain) walk.attempt.isOpen = true;
  yield* union === undefined
    ? listDecided(walk, decided, schema)
    : listVariantValues(walk, decided, union);
  if (schema.nullable || union?.nullable === true) yield null;
}

/** Values of each variant; variants that lead back to an enclosing schema come last. */
function* listVariantValues(
  walk: ExampleWalk,
  { ids, chosen, pins }: Decided,
  union: Union,
): Iterable<unknown> {
  const isBack = ({ schema }: Variant) => isInside(walk, schema);
  const { variants, discriminator } = union;
  for (const variant of [...variants.filter((one) => !isBack(one)), ...variants.filter(isBack)]) {
    const [value] = variant.values ?? [];
    yield* listCandidates(walk, {
      ids: [...ids, variant.schema],
      chosen: new Set([...chosen, union]),
      pins:
        discriminator === undefined || value === undefined
          ? pins
          : new Map([...pins, [discriminator, parseJsonText(value)]]),
    });
  }
}

/** Values that ignore conditions first, then those that meet one, then those that do not. An empty object is last. */
function* listDecided(
  walk: ExampleWalk,
  { ids, chosen, pins }: Decided,
  schema: EffectiveSchema,
): Iterable<unknown> {
  const empty: unknown[] = [];
  for (const value of listPlain(walk, ids, schema, pins)) {
    if (isObject(value) && Object.keys(value).length === 0) empty.push(value);
    else yield value;
  }
  for (const condition of schema.conditions.filter((one) => !chosen.has(one))) {
    const { if: test, then, else: otherwise } = condition;
    const inner = { chosen: new Set([...chosen, condition]), pins };
    if (then !== undefined) yield* listCandidates(walk, { ids: [...ids, test, then], ...inner });
    if (otherwise !== undefined)
      yield* listCandidates(walk, { ids: [...ids, otherwise], ...inner });
  }
  for (const dependent of schema.dependentSchemas.filter((one) => !chosen.has(one))) {
    const inner = { chosen: new Set([...chosen, dependent]), pins };
    yield* listCandidates(walk, { ids: [...ids, dependent.schema], ...inner });
  }
  yield* empty;
}

/** Values by type. An example of a part overrides generated values. */
function* listPlain(
  walk: ExampleWalk,
  ids: readonly SchemaId[],
  schema: EffectiveSchema,
  pins: Pins,
): Iterable<unknown> {
  const example = findPartExample(walk, ids, schema);
  const types = schema.types.length === 0 ? toAnyTypes(pins) : schema.types;
  for (const type of types) {
    for (const value of listOfType(walk, schema, type, pins)) {
      if (example !== undefined && isObject(value)) yield { ...value, ...example };
      yield value;
    }
  }
}

/** The types of a schema without `type`. Null comes first, because it shows best that anything is allowed. */
function toAnyTypes(pins: Pins): readonly TypeName[] {
  if (pins.size > 0) return ['object'];
  return ['null', 'string', 'integer', 'boolean', 'object', 'array'];
}

function listOfType(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  type: TypeName,
  pins: Pins,
): Iterable<unknown> {
  switch (type) {
    case 'string':
      return listTextValues(schema, walk);
    case 'integer':
    case 'number':
      return listNumberValues(schema, type, walk);
    case 'boolean':
      return listGuessedTruth(walk);
    case 'object':
      return listObjectValues(walk, schema, pins);
    case 'array':
      return listArrayValues(walk, schema);
    default:
      return [null];
  }
}

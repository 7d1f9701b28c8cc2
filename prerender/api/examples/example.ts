import type { ShownFields } from '../../../src/model/api/operation';
import { isObject } from '../../../src/model/json-object';
import { createMemory, oncePer } from '../../../src/model/once-per';
import type { EffectiveProperty } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import { createBudget } from '../../../src/model/schema/outcome';
import { listExampleValues } from './candidates';
import { takeFirst } from './example-walk';
import type { Matches } from '../../../src/model/schema/pattern';
import { createTimedMatches } from '../schema/timed-patterns';
import { toJsonText } from '../../../src/model/json-text';

/**
 * A plausible, valid and deterministic value of a schema; undefined if none was found.
 *
 * Prefers the author's own examples, then shows what the schema describes: all of it, unless it gets too
 * long to read.
 */
export function toExample(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
  name?: string,
  use: ExampleUse = {},
): unknown {
  return getExample({ graph, ref, direction, name, ...use }).value;
}

/** Which fields of an object its example shows, if not all: too many optional ones would bury the others. */
export function findShownFields(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
  use: ExampleUse = {},
): ShownFields | undefined {
  const { value, isLean } = getExample({ graph, ref, direction, name: undefined, ...use });
  return isLean ? findLeftOut(graph, ref, direction, value) : undefined;
}

/** Looks at the first item of a list, too. */
function findLeftOut(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
  value: unknown,
): ShownFields | undefined {
  const { properties, items } = toEffectiveSchema(graph, ref, direction);
  if (Array.isArray(value)) return findLeftOut(graph, items ?? [], direction, value[0]);
  if (!isObject(value)) return undefined;
  const isShown = ({ name }: EffectiveProperty) => Object.hasOwn(value, name);
  if (properties.every(isShown)) return undefined;
  return properties.filter(isShown).every(({ required }) => required) ? 'required' : 'some';
}

function getExample(wanted: Wanted): Generated {
  const { graph, ref, direction, name, status, onlyRequired = false } = wanted;
  const key = JSON.stringify([direction, ref, name, status, onlyRequired]);
  return recall(graph)(key, () => findExample(wanted));
}

/** Many operations return the same schema. A graph may grow, but its nodes never change. */
const recall = oncePer((_: SchemaGraph) => createMemory<Generated>(100_000));

interface Generated {
  readonly value: unknown;
  /** Shows as little as possible. */
  readonly isLean: boolean;
}

/** Goes deeper as long as the result may fit. */
function findExample(wanted: Wanted): Generated {
  const limit = MAX_LENGTH[wanted.direction];
  let best: { readonly value: unknown; readonly length: number } | undefined;
  for (const maxDepth of DEPTHS) {
    const { value, isCut } = findOne(wanted, maxDepth, STEPS);
    const length = value === undefined ? Infinity : toJsonText(value).length;
    const growth = best === undefined ? 1 : length / best.length;
    if (length <= limit) best = { value, length };
    // The next one goes twice as deep, but the first ones say little about how much that adds.
    if (!isCut || length * Math.min(growth, 2) > limit) break;
  }
  if (best !== undefined) return { value: best.value, isLean: wanted.onlyRequired ?? false };
  return { value: findOne(wanted, -1, LAST_STEPS).value, isLean: true };
}

/** The depths down to which an example shows optional properties. */
const DEPTHS = [1, 2, 4, 8];

/** The budget of an attempt, and of the last one, which shows the least. */
const STEPS = 2000;
const LAST_STEPS = 12_000;

/** The length of the JSON. Nobody reads more than this; a request is repeated in the samples of ten languages. */
export const MAX_LENGTH = { request: 1000, response: 2000 };

const timedMatches = createTimedMatches();

/** A generated text that could not be checked is shown: nothing says that it is wrong. */
const matches: Matches = (pattern, text) => timedMatches(pattern, text) ?? true;

/** The use of an example. */
export interface ExampleUse {
  /** The status of the error that it is of: `404`, `4XX` or `default`. */
  readonly status?: string | undefined;
  /** Shows an optional field only where an object would be empty without it. */
  readonly onlyRequired?: boolean;
}

interface Wanted extends ExampleUse {
  readonly graph: SchemaGraph;
  readonly ref: SchemaRef;
  readonly direction: Direction;
  /** The name of the parameter or field whose value it is. */
  readonly name: string | undefined;
}

function findOne(wanted: Wanted, maxDepth: number, steps: number) {
  const { ref, onlyRequired = false } = wanted;
  const attempt = { maxDepth, onlyRequired, budget: createBudget(steps), isCut: false };
  const start = { matches, ancestors: [], depth: 0, attempt, list: listExampleValues };
  const [value] = takeFirst(listExampleValues({ ...wanted, ...start }, ref), 1);
  return { value: attempt.budget.steps > 0 ? value : undefined, isCut: attempt.isCut };
}

import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { isSameJson } from '../../../src/model/schema/assertions';
import { isDeepEnough, noteSchema } from './attempt';
import type { ExampleWalk } from './example-walk';
import { enter, isInside, isPlain, takeFirst } from './example-walk';

/** Candidate lists of a schema's items, first one item of each kind. The caller validates them. */
export function* listArrayValues(
  walk: ExampleWalk,
  schema: EffectiveSchema,
): Iterable<readonly unknown[]> {
  noteSchema(walk.attempt, schema);
  const inside = enter(walk, schema.parts);
  const limits = findLimits(schema);
  if (limits.min > LONGEST) return;
  const first = schema.prefixItems.flatMap((ref) => takeFirst(walk.list(inside, ref), 1));
  const isWhole = first.length === schema.prefixItems.length;
  const asked = isWhole ? listAskedItems(inside, schema) : [];
  const usual = countUsual(inside, schema, limits.max);
  const start = [...first, ...asked];
  for (const count of [usual, start.length, limits.min, 0]) {
    const list = fill(inside, schema, start.slice(0, limits.max), Math.max(count, limits.min));
    if (list !== undefined) yield list;
  }
  yield start.slice(0, limits.max);
  yield first.slice(0, limits.max);
}

const LONGEST = 1000;

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly isUnique: boolean;
}

function findLimits({ bounds }: EffectiveSchema): Limits {
  const bound = bounds.find(({ kind }) => kind === 'items');
  const [min = 0, max = Infinity] = bound?.kind === 'items' ? [bound.min, bound.max] : [];
  return { min, max, isUnique: bounds.some(({ kind }) => kind === 'unique') };
}

/** The items that `contains` requires. */
function listAskedItems(walk: ExampleWalk, schema: EffectiveSchema): readonly unknown[] {
  const items = toIds(schema.items ?? []);
  return schema.contains.flatMap(({ schema: id, min = 1 }) => {
    const count = Math.min(min, LONGEST);
    const found = takeFirst(walk.list(walk, [...items, id]), count);
    // Repeats items if there are too few.
    return found.length === 0 ? [] : repeat(found, count);
  });
}

/** One item. None if it is recursive, or if it is an object and the list itself is too deep, or if other keywords give items. */
function countUsual(walk: ExampleWalk, schema: EffectiveSchema, max: number): number {
  const { items, prefixItems, contains } = schema;
  if (items === undefined || prefixItems.length > 0 || contains.length > 0) return 0;
  if (isInside(walk, items)) return 0;
  const isShown = isPlain(walk, items) || isDeepEnough(walk.attempt, walk.depth - 1);
  return isShown ? Math.min(1, max) : 0;
}

const MANY_VARIANTS = 4;

/** Adds items to the start of a list up to a count; undefined if there are too few. */
function fill(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  start: readonly unknown[],
  count: number,
): readonly unknown[] | undefined {
  const { isUnique } = findLimits(schema);
  const missing = count - start.length;
  if (missing <= 0) return start;
  if (missing > LONGEST) return undefined;
  const found = listFillers(walk, schema.items ?? [], missing, isUnique ? start : undefined);
  if (found.length === 0 || (isUnique && found.length < missing)) return undefined;
  return [...start, ...repeat(found, missing)];
}

function repeat(values: readonly unknown[], count: number): readonly unknown[] {
  return Array.from({ length: count }, (_, index) => values[index % values.length]);
}

/** Items of each kind first, then any. */
function listFillers(
  walk: ExampleWalk,
  items: SchemaRef,
  count: number,
  taken: readonly unknown[] | undefined,
): readonly unknown[] {
  const { unions } = toEffectiveSchema(walk.graph, items, walk.direction);
  const variants = unions.find(({ inherited }) => inherited !== true)?.variants ?? [];
  const ofEach = variants
    .slice(0, MANY_VARIANTS)
    .flatMap(({ schema }) => takeFirst(walk.list(walk, [...toIds(items), schema]), 1));
  if (taken === undefined) return ofEach.length > 0 ? ofEach : takeFirst(walk.list(walk, items), 1);
  return listDistinct(
    [...ofEach, ...takeFirst(walk.list(walk, items), count + taken.length + 1)],
    taken,
  );
}

function listDistinct(values: readonly unknown[], taken: readonly unknown[]): readonly unknown[] {
  const found: unknown[] = [];
  for (const value of values) {
    const isKnown = [...taken, ...found].some((other) => isSameJson(other, value));
    if (!isKnown) found.push(value);
  }
  return found;
}

import { isSameJson } from '../../../src/model/schema/assertions';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toIds } from '../../../src/model/schema/schema';
import type { ExampleWalk } from './example-walk';
import { enter, findBound, isDeepEnough, isInside, isPlain, takeFirst } from './example-walk';

type List = readonly unknown[];

/** Candidate lists of a schema's items, first one item of each kind. The caller validates them. */
export function* listArrayValues(walk: ExampleWalk, schema: EffectiveSchema): Iterable<List> {
  const inside = enter(walk, schema.parts);
  const { min = 0, max = Infinity } = findBound(schema, 'items');
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

/** No item is shown if it is recursive, or if it is an object and the list itself is too deep. */
function isItemShown(walk: ExampleWalk, { items }: EffectiveSchema): boolean {
  if (items === undefined || isInside(walk, items)) return false;
  return isPlain(walk, items) || isDeepEnough(walk.attempt, walk.depth - 1);
}

/** Adds items to the start of a list up to a count, one of each kind first; undefined if there are too few. */
function fill(
  walk: ExampleWalk,
  { items = [], bounds }: EffectiveSchema,
  start: List,
  count: number,
): List | undefined {
  const missing = count - start.length;
  if (missing <= 0) return start;
  const isUnique = bounds.some(({ kind }) => kind === 'unique');
  const { unions } = toEffectiveSchema(walk.graph, items, walk.direction);
  const variants = unions.find(({ inherited }) => inherited !== true)?.variants ?? [];
  const ofEach = variants
    .slice(0, MANY_VARIANTS)
    .flatMap(({ schema }) => takeFirst(walk.list(walk, [...toIds(items), schema]), 1));
  if (!isUnique) {
    const found = ofEach.length > 0 ? ofEach : takeFirst(walk.list(walk, items), 1);
    return found.length === 0 ? undefined : [...start, ...repeat(found, missing)];
  }
  const all = [...start, ...ofEach, ...takeFirst(walk.list(walk, items), count + 1)];
  const distinct = all.filter((one, at) => !all.slice(0, at).some((two) => isSameJson(one, two)));
  return distinct.length < count ? undefined : distinct.slice(0, count);
}

const MANY_VARIANTS = 4;

function repeat(values: List, count: number): List {
  const length = values.length === 0 ? 0 : count;
  return Array.from({ length }, (_, index) => values[index % values.length]);
}

import type { EffectiveSchema, SchemaRef } from '../effective-schema';
import type { Contains, SchemaNode } from '../schema';
import type { Check, Evaluated, Spot } from './evaluated';
import { toInside } from './evaluated';

interface ListPlace {
  readonly schema: EffectiveSchema;
  readonly parts: readonly SchemaNode[];
  readonly value: readonly unknown[];
}

/** What schemas say of a list's items. */
export function checkItems(
  check: Check,
  spot: Spot,
  { schema, parts, value }: ListPlace,
): Evaluated | undefined {
  const inside = toInside(spot);
  const described = value.flatMap((item, index) => {
    const ref = findItemSchema(schema, index);
    return ref === undefined ? [] : [{ ref, item, index }];
  });
  if (described.some(({ ref, item }) => check(inside, ref, item) === undefined)) return undefined;
  const items = new Set(described.map(({ index }) => index));
  for (const { contains } of parts) {
    const found = contains === undefined ? [] : listFound(check, inside, contains, value);
    if (contains !== undefined && !isEnough(contains, found.length)) return undefined;
    for (const index of found) items.add(index);
  }
  return { names: new Set(), items };
}

/** What is valid for the item at an index; undefined where nothing is said. */
function findItemSchema(
  { prefixItems, items }: EffectiveSchema,
  index: number,
): SchemaRef | undefined {
  return prefixItems[index] ?? items;
}

function listFound(
  check: Check,
  inside: Spot,
  { schema }: Contains,
  value: readonly unknown[],
): readonly number[] {
  return [...value.keys()].filter((index) => check(inside, schema, value[index]) !== undefined);
}

function isEnough({ min = 1, max = Infinity }: Contains, count: number): boolean {
  return min <= count && count <= max;
}

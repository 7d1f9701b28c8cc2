import type { SchemaRef } from './effective-schema';
import { toIds } from './effective-schema';
import { listParts } from './list-parts';
import type { JsonText, SchemaGraph } from './schema';

/**
 * The values that a deciding property has, among those that its schema allows; undefined for none.
 *
 * Names that nobody mapped are guesses: a constant of the property knows better.
 */
export function toPinned(
  graph: SchemaGraph,
  ref: SchemaRef,
  values: readonly JsonText[],
): readonly JsonText[] | undefined {
  const parts = listParts(graph, toIds(ref));
  const constant = parts.find((part) => part.constant !== undefined)?.constant;
  if (constant !== undefined) return [constant];
  const lists = parts.map((part) => part.values).filter((list) => list.length > 0);
  const allowed = values.filter((value) =>
    lists.every((list) => list.some((other) => other.value === value)),
  );
  return allowed.length > 0 ? allowed : undefined;
}

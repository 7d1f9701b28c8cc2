import type { SchemaRef } from './effective-schema';
import { findFirst } from './example/example-walk';
import type { ExampleWalk } from './example/example-walk';
import { listExampleValues } from './example/list-example-values';
import type { Direction, SchemaGraph } from './schema';
import { createBudget } from './validity/evaluated';

/**
 * A plausible value of a schema, valid for it, always the same; undefined where none was found.
 *
 * The author's own examples come first, then what the schema describes: all of it, as long as that
 * stays of a size that somebody reads.
 */
export function toExample(graph: SchemaGraph, ref: SchemaRef, direction: Direction): unknown {
  for (const [maxDepth, steps] of attempts) {
    const budget = createBudget(steps);
    const walk: ExampleWalk = {
      graph,
      direction,
      ancestors: [],
      depth: 0,
      maxDepth,
      budget,
      list: listExampleValues,
    };
    const [value] = findFirst(listExampleValues(walk, ref));
    if (value !== undefined && budget.steps > 0) return value;
  }
  return undefined;
}

/** How deep an example shows what may be left out, and what it may cost; the last one shows the least. */
const attempts = [
  [8, 6000],
  [4, 6000],
  [2, 6000],
  [1, 6000],
  [-1, 12_000],
] as const;

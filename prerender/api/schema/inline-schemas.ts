import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { getViews, listInside } from './known-views';
import type { KeyedSchema } from './schema-view';
import { toKeyedSchema } from './schema-view';

/** Identifies a schema that has no name: its id, or those of the schemas that apply together. */
export function toInlineKey(ref: SchemaRef): string {
  return toIds(ref).join('\n');
}

/**
 * Whether a page may leave out what is inside a schema without a name, so that it needs a page of its own.
 *
 * A small one never needs it: it is wherever the schema around it is. What would make that too large is cut
 * off, heaviest first. So neither a page nor the number of pages grows without limit.
 */
export const getInlineSchemas = oncePer((graph: SchemaGraph): ReadonlySet<string> => {
  const getView = getViews(graph);
  const alone = new Set<string>();
  const weights = new Map<string, number>();

  function weigh(keyed: KeyedSchema): number {
    const key = toInlineKey(keyed.ref);
    const known = weights.get(key);
    if (known === IN_PROGRESS) alone.add(key);
    if (known !== undefined) return Math.max(known, 0);
    weights.set(key, IN_PROGRESS);
    const weight = weighInside(listInside(getView(keyed)));
    weights.set(key, weight);
    if (weight > ALONE_BYTES) alone.add(key);
    return weight;
  }

  function weighInside(inside: readonly KeyedSchema[]): number {
    const weighed = inside.map((keyed) => {
      const { name, bytes } = getView(keyed);
      return { keyed, bytes, inner: name === undefined ? weigh(keyed) : 0 };
    });
    let sum = weighed.reduce((total, { bytes, inner }) => total + bytes + inner, 0);
    for (const { keyed, inner } of weighed.toSorted((a, b) => b.inner - a.inner)) {
      if (sum <= MAX_BYTES || inner < MIN_BYTES) break;
      alone.add(toInlineKey(keyed.ref));
      sum -= inner;
    }
    return sum;
  }

  for (const id of graph.keys()) weigh(toKeyedSchema(graph, id, 'both'));
  return alone;
});

const IN_PROGRESS = -1;

/** About 35 fields. */
const MAX_BYTES = 16_000;
/** About ten fields. */
const ALONE_BYTES = 4000;
/** About three fields. */
const MIN_BYTES = 1500;

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

/** The keys of a graph's schemas without a name, by what pages do with them. */
export interface InlineSchemas {
  /** Those that a page may leave out, so that they need a page of their own. */
  readonly alone: ReadonlySet<string>;
  /** Those of which a page of their own leaves nothing out. */
  readonly whole: ReadonlySet<string>;
}

/**
 * Decides which schemas without a name need a page of their own.
 *
 * A small one never needs it: it is wherever the schema around it is. What would make that too large is cut
 * off, heaviest first. So neither a page nor the number of pages grows without limit.
 */
export const getInlineSchemas = oncePer((graph: SchemaGraph): InlineSchemas => {
  const getView = getViews(graph);
  const alone = new Set<string>();
  const whole = new Set<string>();
  const weights = new Map<string, number>();

  function weigh(keyed: KeyedSchema): number {
    const key = toInlineKey(keyed.ref);
    const known = weights.get(key);
    if (known === IN_PROGRESS) alone.add(key);
    if (known !== undefined) return Math.max(known, 0);
    weights.set(key, IN_PROGRESS);
    const inside = listInside(getView(keyed));
    const weight = weighInside(inside);
    weights.set(key, weight);
    if (weight > ALONE_BYTES) alone.add(key);
    if (weight <= MAX_BYTES && inside.every(isAround)) whole.add(key);
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

  /** True if a schema is on the page of the one around it, and all of it; one with a name has its own page. */
  function isAround(keyed: KeyedSchema): boolean {
    const key = toInlineKey(keyed.ref);
    return getView(keyed).name !== undefined || (whole.has(key) && !alone.has(key));
  }

  for (const id of graph.keys()) weigh(toKeyedSchema(graph, id, 'both'));
  return { alone, whole };
});

const IN_PROGRESS = -1;

/** About 35 fields. */
const MAX_BYTES = 16_000;
/** About ten fields. */
const ALONE_BYTES = 4000;
/** About three fields. */
const MIN_BYTES = 1500;

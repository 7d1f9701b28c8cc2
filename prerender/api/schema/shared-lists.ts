import type { TypeName } from '../../../src/model/schema/schema';

// A document may have hundreds of thousands of schemas, most of them with the same few lists.

/** The one empty list. */
export const none: readonly never[] = [];

/** A list, or the one empty list. */
export function orNone<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? none : list;
}

/** The one list of these types. */
export function shareTypes(types: readonly TypeName[]): readonly TypeName[] {
  const key = types.join(' ');
  const known = shared.get(key) ?? types;
  shared.set(key, known);
  return known;
}

/** As many as there are combinations of types. */
const shared = new Map<string, readonly TypeName[]>();

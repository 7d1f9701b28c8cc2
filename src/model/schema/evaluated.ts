/** The properties and items that some schema describes; `unevaluated…` keywords apply to the others. */
export interface Evaluated {
  readonly names: ReadonlySet<string>;
  readonly items: ReadonlySet<number>;
}

/** The result for a valid value whose content no schema describes. */
export const nothing: Evaluated = { names: new Set(), items: new Set() };

/** Joins the results of schemas that must all match; undefined if one does not. */
export function join(all: readonly (Evaluated | undefined)[]): Evaluated | undefined {
  if (all.every((one) => one === nothing)) return nothing;
  const held = all.filter((one) => one !== undefined);
  if (held.length < all.length) return undefined;
  return {
    names: new Set(held.flatMap(({ names }) => [...names])),
    items: new Set(held.flatMap(({ items }) => [...items])),
  };
}

/** A source of random numbers that a seed repeats. */
export interface RandomNumbers {
  /** A whole number below the given one. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly list: <Item>(most: number, make: () => Item) => readonly Item[];
  readonly fraction: () => number;
}

/** Mulberry32, small and good enough to make requests of. */
export function createRandomNumbers(seed: number): RandomNumbers {
  let state = Math.trunc(seed);
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    list: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}

/** Values that are made when they are asked for, and kept. */
export interface ValueList {
  readonly find: (index: number) => { readonly value: unknown } | undefined;
}

/** Wraps values that cost something to make. */
export function createValueList(values: Iterable<unknown>): ValueList {
  const iterator = values[Symbol.iterator]();
  const known: { readonly value: unknown }[] = [];
  let isDone = false;
  return {
    find: (index) => {
      while (known.length <= index && !isDone) {
        const next = iterator.next();
        if (next.done === true) isDone = true;
        else known.push({ value: next.value });
      }
      return known[index];
    },
  };
}

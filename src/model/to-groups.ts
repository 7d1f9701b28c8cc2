/** The items of each key, in their order. An item may have several keys, or none. */
export function toGroups<Key, Item>(
  items: readonly Item[],
  listKeys: (item: Item) => Iterable<Key>,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    for (const key of new Set(listKeys(item))) {
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [item]);
      else known.push(item);
    }
  }
  return groups;
}

/** Does the same with all items, some of them at a time. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atATime: number,
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) results[index] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return results;
}

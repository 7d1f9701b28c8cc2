/** Pages are large, and a machine opens only so many files at once. */
const AT_ONCE = 8;

/** Maps items in their order, with a few of them at work at a time. */
export async function mapSome<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

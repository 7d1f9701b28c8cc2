import { decodePercent } from './decode-percent';

/** More would be a list to search in. */
const MOST = 3;

/** How much of the last part, and of the whole path, is the same in a path that a reader may have meant. */
const LIKENESS = 0.5;

/** The paths most like one that does not exist, the nearest first; none if no path is like it. */
export function findNearestPaths(wanted: string, paths: readonly string[]): readonly string[] {
  const [name, whole] = toPairSets(wanted);
  return paths
    .map((path) => {
      const [ownName, ownWhole] = toPairSets(path);
      // A page that has moved has kept its name.
      return { path, likeness: (2 * compare(name, ownName) + compare(whole, ownWhole)) / 3 };
    })
    .filter(({ likeness }) => likeness >= LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ path }) => path);
}

/** The words of a path's last part, to search for. */
export function toPathWords(path: string): string {
  const name =
    decodePercent(path)
      .split('/')
      .findLast((part) => part !== '') ?? '';
  return name
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type PairSet = ReadonlySet<string>;

/** The pairs of neighbouring characters of a path's last part, and of all of it. */
function toPairSets(path: string): readonly [PairSet, PairSet] {
  const plain = decodePercent(path)
    .toLowerCase()
    .replace(/\.html?$/, '');
  const parts = plain.split('/').filter((part) => part !== '');
  return [toPairs(parts.at(-1) ?? ''), toPairs(parts.join('/'))];
}

function toPairs(text: string): PairSet {
  // Its first and last characters count as much as others.
  const framed = `/${text}/`;
  const count = framed.length - 1;
  return new Set(Array.from({ length: count }, (_, index) => framed.slice(index, index + 2)));
}

/** How much two sets share, from 0 to 1 (Dice). */
function compare(a: PairSet, b: PairSet): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

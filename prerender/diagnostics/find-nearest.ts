/** The most likely intended candidate; undefined when none is near. */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let nearest: string | undefined;
  let smallest = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= smallest) continue;
    const distance = toDistance(wanted, candidate.toLowerCase(), smallest);
    if (distance < smallest) [nearest, smallest] = [candidate, distance];
  }
  return nearest;
}

/**
 * The edit distance: letters added, left out, replaced or swapped with their neighbour count one each.
 *
 * It is not counted to its end where it is at least `enough`: thousands of names are compared with thousands.
 */
function toDistance(a: string, b: string, enough: number): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const distance = Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(distance);
      least = Math.min(least, distance);
    }
    // A swap reaches back over two rows, and costs one.
    if (least > enough) return least;
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

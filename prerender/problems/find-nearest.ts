/** The candidate that was most likely meant, or undefined when none is near. */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let smallest = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = toDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < smallest) [nearest, smallest] = [candidate, distance];
  }
  return nearest;
}

/** Levenshtein distance, one row at a time. */
function toDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The terms of a sorted list that start with a prefix. */
export function findTerms(sortedTerms: readonly string[], prefix: string): readonly string[] {
  const start = findFirst(sortedTerms, (term) => term >= prefix);
  const rest = sortedTerms.slice(start);
  return rest.slice(
    0,
    findFirst(rest, (term) => !term.startsWith(prefix)),
  );
}

/** Where a test that fails for the beginning of a list starts to hold; its end if it never does. */
function findFirst(terms: readonly string[], test: (term: string) => boolean): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(terms[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}

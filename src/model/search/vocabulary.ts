/** All terms of an index. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** The terms that start with a text, the shortest first. */
  readonly listStarting: (start: string) => readonly string[];
  /** The terms from which a word differs by one letter, or by two that are swapped. */
  readonly listOneTypo: (word: string) => readonly string[];
}

/** More terms than this are not looked up for one word. */
const MAX_TERMS = 60;

export function createVocabulary(terms: readonly string[]): Vocabulary {
  const all = new Set(terms);
  return {
    has: (term) => all.has(term),
    listStarting: (start) =>
      terms
        .filter((term) => term.startsWith(start))
        .toSorted((a, b) => a.length - b.length)
        .slice(0, MAX_TERMS),
    listOneTypo: (word) => terms.filter((term) => isOneTypo(word, term)),
  };
}

/** True if one letter is more, less or another, or if two neighbours are swapped. */
function isOneTypo(word: string, term: string): boolean {
  const longer = word.length - term.length;
  if (Math.abs(longer) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === term[at]) at += 1;
  if (longer > 0) return word.slice(at + 1) === term.slice(at);
  if (longer < 0) return word.slice(at) === term.slice(at + 1);
  const isSwapped = word[at] === term[at + 1] && word[at + 1] === term[at];
  return word.slice(at + (isSwapped ? 2 : 1)) === term.slice(at + (isSwapped ? 2 : 1));
}

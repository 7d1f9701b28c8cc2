/** All terms of an index. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** The terms that start with a text, the shortest first. */
  readonly listStarting: (start: string) => readonly string[];
  /** The terms that some typos make of a word: a letter more, less or another, or two neighbours swapped. */
  readonly listSimilar: (word: string, typos: number) => readonly string[];
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
    listSimilar: (word, typos) => terms.filter((term) => isSimilar(word, term, typos)),
  };
}

function isSimilar(word: string, term: string, typos: number): boolean {
  if (word === term) return true;
  if (typos === 0 || Math.abs(word.length - term.length) > typos) return false;
  let at = 0;
  while (word[at] === term[at]) at += 1;
  const [own, other] = [word.slice(at), term.slice(at)];
  const isSwapped = own[0] === other[1] && own[1] === other[0];
  return (
    isSimilar(own.slice(1), other, typos - 1) ||
    isSimilar(own, other.slice(1), typos - 1) ||
    isSimilar(own.slice(1), other.slice(1), typos - 1) ||
    (isSwapped && isSimilar(own.slice(2), other.slice(2), typos - 1))
  );
}

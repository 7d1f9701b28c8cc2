import { getEditDistance, getPrefixDistance } from './edit-distance';
import { isIdeographic } from './words';

/** All terms of an index, in order. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** The terms that start with a text, the shortest first. */
  readonly listStarting: (start: string) => readonly string[];
  /** The terms that a misspelt word may mean, with its distance from each; none if what was typed is short. */
  readonly listSimilar: (word: string, typed?: string) => readonly SimilarTerm[];
}

export interface SimilarTerm {
  readonly term: string;
  /** Letters that differ. */
  readonly distance: number;
  /** Whether the word is only the beginning of the term. */
  readonly isStart: boolean;
}

/** More terms than this are not looked up for one word. */
const MAX_TERMS = 60;

/** Words from this length may have one typo, and from the next two. */
const MIN_LENGTH_FOR_TYPOS = [4, 8] as const;

/** Makes a vocabulary of sorted terms. */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  const all = new Set(terms);
  return {
    has: (term) => all.has(term),
    listStarting: (start) =>
      findTerms(terms, start)
        .toSorted((a, b) => a.length - b.length)
        .slice(0, MAX_TERMS),
    listSimilar: (word, typed = word) => listSimilar(terms, word, typed.length),
  };
}

function listSimilar(
  terms: readonly string[],
  word: string,
  typed: number,
): readonly SimilarTerm[] {
  const limit = MIN_LENGTH_FOR_TYPOS.filter((length) => typed >= length).length;
  if (limit === 0 || isIdeographic(word)) return [];
  const similar: SimilarTerm[] = [];
  for (const term of terms) {
    if (term === word || term.length < word.length - limit) continue;
    const distance = getEditDistance(word, term, limit);
    if (distance <= limit) similar.push({ term, distance, isStart: false });
    else if (term.length > word.length + limit) {
      const toStart = getPrefixDistance(word, term, limit);
      // Terms that start with the word as it is are no misspelling.
      if (toStart > 0 && toStart <= limit) similar.push({ term, distance: toStart, isStart: true });
    }
  }
  return similar.toSorted(compareSimilar).slice(0, MAX_TERMS);
}

function compareSimilar(a: SimilarTerm, b: SimilarTerm): number {
  return a.distance - b.distance || Number(a.isStart) - Number(b.isStart);
}

/** The terms of a sorted list that start with a text. */
function findTerms(sorted: readonly string[], start: string): readonly string[] {
  const first = findFirst(sorted, (term) => term >= start);
  const rest = sorted.slice(first);
  return rest.slice(
    0,
    findFirst(rest, (term) => !term.startsWith(start)),
  );
}

/** The first index at which a test passes, by binary search; the length of the list if it never does. */
function findFirst(terms: readonly string[], test: (term: string) => boolean): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(terms[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}

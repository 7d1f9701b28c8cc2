import { getEditDistance, getPrefixDistance, getTypoLimit } from './edit-distance';
import { isIdeographic } from './words';

/** All terms of an index, in order. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** The terms that start with a text, the shortest first. */
  readonly listStarting: (start: string) => readonly string[];
  /** The terms that a misspelt word may mean, with its distance from each; none if what was typed is short. */
  readonly listSimilar: (word: string, typed?: string) => readonly SimilarTerm[];
  /** The numbers with so many digits. */
  readonly listNumbers: (digits: number) => readonly string[];
}

export interface SimilarTerm {
  readonly term: string;
  /** Letters that differ. */
  readonly distance: number;
  /** True if the word is only the beginning of the term. */
  readonly isStart: boolean;
}

/** More terms than this are not looked up for one word. */
const MAX_TERMS = 60;

/** A word of three letters has no typo, but may lack a vowel. */
const ABBREVIATED = 3;

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
    listNumbers: (digits) =>
      terms.filter((term) => term.length === digits && /^\d+$/.test(term)).slice(0, MAX_TERMS),
  };
}

function listSimilar(
  terms: readonly string[],
  word: string,
  typed: number,
): readonly SimilarTerm[] {
  if (isIdeographic(word)) return [];
  const limit = getTypoLimit(typed);
  if (limit === 0) return typed === ABBREVIATED ? listWithVowel(terms, word) : [];
  const similar: SimilarTerm[] = [];
  for (const term of terms) {
    const plural = toLongPlural(term, word);
    if (term === word || (plural ?? term).length < word.length - limit) continue;
    const distance = Math.min(
      getEditDistance(word, term, limit),
      plural === undefined ? limit + 1 : getEditDistance(word, plural, limit),
    );
    if (distance <= limit) similar.push({ term, distance, isStart: false });
    else if (term.length > word.length + limit) {
      const toStart = getPrefixDistance(word, term, limit);
      // Terms that start with the word as it is are no misspelling.
      if (toStart > 0 && toStart <= limit) similar.push({ term, distance: toStart, isStart: true });
    }
  }
  return similar.toSorted(compareSimilar).slice(0, MAX_TERMS);
}

/** A plural is misspelt, too: `citeis` is nearer to `cities` than to `city`. */
function toLongPlural(term: string, word: string): string | undefined {
  return word.endsWith('s') && /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : undefined;
}

/** The terms that a word of three letters is without one of their vowels: `lst` of `list`, `usr` of `user`. */
function listWithVowel(terms: readonly string[], word: string): readonly SimilarTerm[] {
  if (!/^[b-df-hj-np-tv-z]{3}$/.test(word)) return [];
  return findTerms(terms, word.slice(0, 1))
    .filter((term) => term.length === word.length + 1 && term.replace(/[aeiou]/, '') === word)
    .map((term) => ({ term, distance: 1, isStart: false }));
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

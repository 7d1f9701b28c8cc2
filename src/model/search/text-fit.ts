import { isFiller } from './knowledge';
import type { MeantWord, Variant } from './meant-words';
import { readTerms } from './words';

/** The words that ask for something: without fillers, unless there are no others. */
export function listAsking(words: readonly MeantWord[]): readonly MeantWord[] {
  const asking = words.filter((word) => !word.isFiller);
  return asking.length > 0 ? asking : words;
}

/** Compares texts with the words of a query. */
export interface TextFit {
  /** How well a title or a phrase says the query: the share of it that is asked for, times {@link getCover}. */
  readonly getFit: (name: string) => number;
  /** The share of the query that some texts say together, from 0 to 1: a rare word is more of it. */
  readonly getCover: (...texts: readonly string[]) => number;
}

/** Prepares a query for comparing thousands of texts with it. */
export function createTextFit(words: readonly MeantWord[]): TextFit {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const toCover = (said: readonly MeantWord[]) =>
    said.reduce((sum, { weight }) => sum + weight, 0) / Math.max(total, 1e-9);
  const meanings = groupByTerm(words);
  return {
    getCover: (...texts) => {
      const has = (term: string) => texts.some((text) => readTerms(text).has(term));
      return toCover(
        words.filter(({ variants }) => variants.some(({ terms }) => terms.every(has))),
      );
    },
    getFit: (name) => {
      const own = readTerms(name);
      const said = new Set<MeantWord>();
      const qualities = new Map<string, number>();
      for (const term of own)
        for (const { word, variant } of meanings.get(term) ?? []) {
          if (!variant.terms.every((other) => own.has(other))) continue;
          said.add(word);
          qualities.set(term, Math.max(variant.quality, qualities.get(term) ?? 0));
        }
      if (said.size === 0) return 0;
      const telling = [...own].filter((term) => !isFiller(term));
      const counted = telling.length > 0 ? telling : [...own];
      const sum = counted.reduce((all, term) => all + (qualities.get(term) ?? 0), 0);
      return (sum / counted.length) * toCover([...said]);
    },
  };
}

interface Meaning {
  readonly word: MeantWord;
  readonly variant: Variant;
}

/** What each term may mean, alone or with others. */
function groupByTerm(words: readonly MeantWord[]): ReadonlyMap<string, readonly Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const word of words)
    for (const variant of word.variants)
      for (const term of variant.terms)
        meanings.set(term, [...(meanings.get(term) ?? []), { word, variant }]);
  return meanings;
}

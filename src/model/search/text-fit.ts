import { isFiller } from './knowledge';
import type { MeantWord } from './meant-words';
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
  const qualities = new Map<string, number>();
  for (const word of words)
    for (const [term, quality] of word.terms)
      qualities.set(term, Math.max(quality, qualities.get(term) ?? 0));
  const getCover = (...texts: readonly string[]) => {
    const said = words.filter(({ terms }) => texts.some((text) => isSaid(terms, readTerms(text))));
    return said.reduce((sum, { weight }) => sum + weight, 0) / Math.max(total, 1e-9);
  };
  return {
    getCover,
    getFit: (name) => {
      const terms = [...readTerms(name)];
      const telling = terms.filter((term) => !isFiller(term));
      const counted = telling.length > 0 ? telling : terms;
      const sum = counted.reduce((all, term) => all + (qualities.get(term) ?? 0), 0);
      return sum === 0 ? 0 : (sum / counted.length) * getCover(name);
    },
  };
}

function isSaid(terms: ReadonlyMap<string, number>, text: ReadonlySet<string>): boolean {
  if (text.size < terms.size) {
    for (const term of text) if (terms.has(term)) return true;
  } else for (const term of terms.keys()) if (text.has(term)) return true;
  return false;
}

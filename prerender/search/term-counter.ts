import { toTermCounts } from '../../src/model/search/index-terms';

/** The terms of a text, the most frequent first. */
export type CountTerms = (text: string) => readonly string[];

/** Counts the terms of texts, and remembers those of the last index. */
export interface TermCounter {
  readonly count: CountTerms;
  /** Forgets the texts that were not counted since the last time. */
  readonly forgetUnused: () => void;
}

/** Lists the terms of a text, the most frequent first. */
export function listTerms(text: string): readonly string[] {
  return [...toTermCounts(text)].toSorted(([, a], [, b]) => b - a).map(([term]) => term);
}

/** Counts each text once: between two indexes in development, one page changes. */
export function createTermCounter(count: CountTerms = listTerms): TermCounter {
  let known = new Map<string, readonly string[]>();
  let used = new Map<string, readonly string[]>();
  return {
    count: (text) => {
      const terms = used.get(text) ?? known.get(text) ?? count(text);
      used.set(text, terms);
      return terms;
    },
    forgetUnused: () => {
      known = used;
      used = new Map();
    },
  };
}

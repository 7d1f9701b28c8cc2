import { toPartTerm, toWordTerms } from './index-terms';
import { splitWords } from './words';

/** The words of a text, with the terms that the index stores for them. */
export interface TextTerms {
  readonly words: readonly WordTerms[];
  readonly all: ReadonlySet<string>;
}

/** A word of a text. */
export interface WordTerms {
  readonly all: readonly string[];
  /** Of what it is composed: `CustomerPage` of `customer` and `page`; empty for a simple word. */
  readonly parts: readonly string[];
}

/** Reads the words of texts, each text once: the same titles are compared with every query. */
export function createTermReader(): (text: string) => TextTerms {
  const known = new Map<string, TextTerms>();
  return (text) => {
    const terms = known.get(text) ?? readTerms(text);
    known.set(text, terms);
    return terms;
  };
}

function readTerms(text: string): TextTerms {
  const words = splitWords(text).map((word) => ({
    all: [...new Set(toWordTerms(word))],
    parts: word.parts.map(toPartTerm),
  }));
  return { words, all: new Set(words.flatMap(({ all }) => all)) };
}

import { toWordTerms } from './index-terms';
import { splitWords } from './words';

/** The words of a text, each as the terms that the index stores for it. */
export interface TextTerms {
  readonly words: readonly (readonly string[])[];
  readonly all: ReadonlySet<string>;
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
  const words = splitWords(text).map((word) => [...new Set(toWordTerms(word))]);
  return { words, all: new Set(words.flat()) };
}

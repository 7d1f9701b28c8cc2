import type { Word } from './words';
import { fold, splitWords } from './words';

/** The words that some text says, as they are written and without accents. */
export interface AccentForms {
  readonly said: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
}

export function readAccentForms(text: string): AccentForms {
  const said = new Set(splitWords(text).map((word) => word.text));
  return { said, folded: ASCII.test(text) ? said : new Set(Array.from(said, fold)) };
}

const ASCII = /^\p{ASCII}*$/u;

/** How well a text keeps the accents of a query: 1, and less for each word that it only says with others. */
export function getAccentFit(words: readonly Word[], { said, folded }: AccentForms): number {
  const others = words.filter(({ text }) => !said.has(text) && folded.has(fold(text)));
  return OTHER_ACCENT ** others.length;
}

/** Few readers type accents: they only decide between pages that fit as well. */
const OTHER_ACCENT = 0.95;

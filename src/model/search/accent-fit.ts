import type { SearchQuery } from './query';
import { fold } from './word-forms';
import { matchWords } from './words';

/** How well a text keeps the accents of a query: 1, and less for each word that it only says with others. */
export function getAccentFit({ words }: SearchQuery, text: string): number {
  if (ASCII.test(text) && words.every((word) => ASCII.test(word.text))) return 1;
  const said = new Set(matchWords(text).map((word) => word.toLowerCase()));
  const folded = new Set(Array.from(said, fold));
  const others = words.filter((word) => !said.has(word.text) && folded.has(fold(word.text)));
  return OTHER_ACCENT ** others.length;
}

const ASCII = /^\p{ASCII}*$/u;

/** Few readers type accents: they only decide between pages that fit as well. */
const OTHER_ACCENT = 0.95;

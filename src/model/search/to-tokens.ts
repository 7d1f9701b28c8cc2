import { MAX_QUERY_LENGTH, MAX_QUERY_TERMS } from './limits';
import { splitWords } from './split-words';
import type { Word } from './split-words';

/** The different words of a query in the order typed; none for a query of punctuation. */
export function toTokens(query: string): Word[] {
  const words = new Map<string, Word>();
  for (const word of splitWords(query.slice(0, MAX_QUERY_LENGTH))) {
    if (words.size === MAX_QUERY_TERMS) break;
    if (!words.has(word.text)) words.set(word.text, word);
  }
  return [...words.values()];
}

import { splitWords } from './words';
import type { Word } from './words';

/** The maximum length of a query; the rest is ignored, so that a pasted file costs nothing. */
export const MAX_QUERY_LENGTH = 200;

/** The maximum length of a pasted request, command or problem. */
export const MAX_PASTED_LENGTH = 4000;

/** The maximum number of words that are searched for. */
export const MAX_QUERY_TERMS = 16;

/** Normalizes what is typed: no leading space, single spaces, empty if it is blank. */
export function toQueryText(input: string): string {
  return input.replace(/\s+/g, ' ').trimStart().slice(0, MAX_PASTED_LENGTH);
}

/** A query as a title shows it: a pasted file would fill the page. */
export function toShownQuery(query: string): string {
  if (query.length <= MAX_QUERY_LENGTH) return query;
  return `${query.slice(0, MAX_QUERY_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The distinct words of a text, up to the most that are searched for. */
export function toWords(text: string): readonly Word[] {
  const words = new Map<string, Word>();
  for (const word of splitWords(text.slice(0, MAX_QUERY_LENGTH))) {
    if (words.size === MAX_QUERY_TERMS) break;
    if (!words.has(word.text)) words.set(word.text, word);
  }
  return [...words.values()];
}

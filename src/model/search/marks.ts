import { oncePer } from '../once-per';
import {
  UNSPACED,
  WORD,
  fold,
  isUnspaced,
  listTerms,
  readTerms,
  toKey,
  toQueryTerms,
  toTerm,
} from './words';

/** A part of a displayed text; texts are never HTML. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Splits a text at the matched words. */
export function highlight(text: string, tokens: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of findMatches(text, tokens)) {
    segments.push({ text: text.slice(end, match.start), marked: false });
    segments.push({ text: text.slice(match.start, match.end), marked: true });
    end = match.end;
  }
  segments.push({ text: text.slice(end), marked: false });
  return segments.filter((segment) => segment.text !== '');
}

/** A range of a text, in code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The words of a text that are one of some tokens, and the parts of words that are; in order, never overlapping. */
export function findMatches(text: string, tokens: readonly string[]): readonly TextRange[] {
  const { terms, runs } = readTokens(tokens);
  // Most texts have none of the words.
  if (![...terms].some((term) => readTerms(text).has(term))) return [];
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    if (!listTerms(word).some((term) => terms.has(term))) return [];
    const ranges = isUnspaced(word)
      ? findInRun(word, runs)
      : findInWord(word, (part) => terms.has(toTerm(part)));
    return ranges.map(({ start, end }) => ({ start: index + start, end: index + end }));
  }).flat();
}

/** The same tokens are looked for in all texts of a page. */
const readTokens = oncePer((tokens: readonly string[]) => {
  const runs = tokens.filter(isUnspaced).map(toKey);
  // Longest first, as the first that fits is taken.
  const longest = runs.toSorted((a, b) => b.length - a.length).join('|');
  return {
    terms: new Set(tokens.flatMap(toQueryTerms)),
    runs: longest === '' ? undefined : new RegExp(longest, 'gu'),
  };
});

/** A run of a script without spaces has words anywhere. */
function findInRun(run: string, words: RegExp | undefined): readonly TextRange[] {
  if (words === undefined) return [];
  const folded = fold(run);
  const found = Array.from(folded.matchAll(words), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  // Half-width letters fold to fewer: then the run is marked as a whole.
  return folded.length === run.length ? found : found.slice(0, 1).map(() => toWhole(run));
}

/** The word itself, or else the parts of a compound such as `createTeam`. */
function findInWord(word: string, isWanted: (part: string) => boolean): readonly TextRange[] {
  if (isWanted(word)) return [toWhole(word)];
  return Array.from(word.matchAll(PART), ({ 0: part, index }) => ({ part, index }))
    .filter(({ part }) => part.length < word.length && isWanted(part))
    .map(({ part, index }) => ({ start: index, end: index + part.length }));
}

/** A part of a compound: letters up to a hump or a joiner. */
const PART = /(?:\p{Lu}\p{M}*)+(?!\p{Ll})|(?:\p{Lu}\p{M}*)?[^\p{Lu}_./:@'’$+#]+/gu;

function toWhole(text: string): TextRange {
  return { start: 0, end: text.length };
}

/**
 * The first match with about as much text before as after it, up to a number of characters.
 *
 * The match itself is never cut. Without a match, the snippet starts at the beginning of the text.
 */
export function toSnippet(text: string, tokens: readonly string[], limit: number): Segment[] {
  const [match = { start: 0, end: 0 }] = findMatches(text, tokens);
  const room = Math.max(0, limit - (match.end - match.start));
  // What one side does not need, the other may have.
  const before = Math.max(Math.floor(room / 2), room - (text.length - match.end));
  const after = Math.max(Math.floor(room / 2), room - match.start);
  let start = Math.max(0, match.start - before);
  let end = Math.min(text.length, match.end + after);
  // An ellipsis stands for what is left out, with the spaces and signs beside it: it never begins a line.
  if (start > 0)
    while (start < match.start && (isInWord(text, start) || !isLetter(text, start))) start += 1;
  if (end < text.length)
    while (end > match.end && (isInWord(text, end) || !isLetter(text, end - 1))) end -= 1;
  const cut = [start > 0 ? '…' : '', text.slice(start, end), end < text.length ? '…' : ''];
  return highlight(cut.join(''), tokens);
}

const SPACED_LETTER = new RegExp(`(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}_]`, 'u');
const LETTER = /[\p{L}\p{N}\p{M}_]/u;

/** True if a word goes on across a place; a script without spaces can be cut anywhere. */
function isInWord(text: string, at: number): boolean {
  return SPACED_LETTER.test(text.charAt(at - 1)) && SPACED_LETTER.test(text.charAt(at));
}

function isLetter(text: string, at: number): boolean {
  return LETTER.test(text.charAt(at));
}

import { fold, foldWithOffsets, toStem } from './word-forms';
import type { FoldedText } from './word-forms';
import { IDEOGRAPH, isIdeographic } from './words';

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

/** Matches where the index would start a word, so that the marks show why a text was found. */
const WORD_START = new RegExp(
  '(?<![\\p{L}\\p{N}\\p{M}])|(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})' +
    `|(?<=${IDEOGRAPH})`,
  'uy',
);

/** Ranges where a query word is a word of the text or starts one; in order, never overlapping. */
export function findMatches(text: string, tokens: readonly string[]): TextRange[] {
  return [...eachMatch(text, tokens)];
}

/** The first of the {@link findMatches}. */
export function findFirstMatch(text: string, tokens: readonly string[]): TextRange | undefined {
  return eachMatch(text, tokens).next().value;
}

function* eachMatch(text: string, tokens: readonly string[]): Generator<TextRange, undefined> {
  // Most texts have none of the words, and need no offsets.
  const plain = fold(text);
  const needles = toNeedles(tokens).filter((needle) => plain.includes(needle));
  if (needles.length === 0) return;
  const folded = foldWithOffsets(text);
  let at = findNext(plain, needles, 0);
  while (at !== undefined) {
    const length = findNeedle(text, folded, at, needles)?.length ?? 0;
    if (length > 0) yield toRange(folded, at, length);
    at = findNext(plain, needles, at + Math.max(length, 1));
  }
}

/** The first place from `from` on where one of the needles is. */
function findNext(text: string, needles: readonly string[], from: number): number | undefined {
  const places = needles.map((needle) => text.indexOf(needle, from)).filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
}

/** Longest first: of `query` and `jquery`, the longer one wins where both match. */
function toNeedles(tokens: readonly string[]): string[] {
  const forms = tokens.map(fold).flatMap((token) => [token, toStem(token)]);
  return [...new Set(forms)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

function findNeedle(
  text: string,
  folded: FoldedText,
  at: number,
  needles: readonly string[],
): string | undefined {
  const start = folded.getStart(at);
  // Inside a character that folds to two, like the second `s` of `ß`.
  if (at > 0 && folded.getStart(at - 1) === start) return undefined;
  WORD_START.lastIndex = start;
  const isWordStart = WORD_START.test(text);
  return needles.find(
    (needle) => folded.text.startsWith(needle, at) && (isWordStart || isIdeographic(needle)),
  );
}

function toRange(folded: FoldedText, at: number, length: number): TextRange {
  return { start: folded.getStart(at), end: folded.getEnd(at + length - 1) };
}

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
  'gu',
);

/** Ranges where a query word is a word of the text or starts one; in order, never overlapping. */
export function findMatches(text: string, tokens: readonly string[]): TextRange[] {
  const needles = toNeedles(tokens);
  if (needles.length === 0) return [];
  // Most texts have none of the words, and need no offsets.
  const plain = fold(text);
  if (!needles.some((needle) => plain.includes(needle))) return [];
  const folded = foldWithOffsets(text);
  const wordStarts = new Set(Array.from(text.matchAll(WORD_START), (match) => match.index));
  const matches: TextRange[] = [];
  for (let at = 0; at < folded.text.length;) {
    const length = findNeedle(folded, at, needles, wordStarts)?.length ?? 0;
    if (length > 0) matches.push(toRange(folded, at, length));
    at += Math.max(length, 1);
  }
  return matches;
}

/** Longest first: of `query` and `jquery`, the longer one wins where both match. */
function toNeedles(tokens: readonly string[]): string[] {
  const forms = tokens.map(fold).flatMap((token) => [token, toStem(token)]);
  return [...new Set(forms)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

function findNeedle(
  folded: FoldedText,
  at: number,
  needles: readonly string[],
  wordStarts: ReadonlySet<number>,
): string | undefined {
  const start = folded.starts[at] ?? 0;
  // Inside a character that folds to two, like the second `s` of `ß`.
  if (at > 0 && folded.starts[at - 1] === start) return undefined;
  const isWordStart = wordStarts.has(start);
  return needles.find(
    (needle) => folded.text.startsWith(needle, at) && (isWordStart || isIdeographic(needle)),
  );
}

function toRange(folded: FoldedText, at: number, length: number): TextRange {
  return { start: folded.starts[at] ?? 0, end: folded.ends[at + length - 1] ?? 0 };
}

import { findFirstMatch, highlight } from './highlighting';
import type { Segment } from './highlighting';
import { MAX_QUERY_LENGTH } from './limits';
import { IDEOGRAPH } from './words';

const ELLIPSIS = '…';
const CHUNK = new RegExp(
  `${IDEOGRAPH}|(?:(?!${IDEOGRAPH})[\\p{L}\\p{N}\\p{M}_])+|[^\\p{L}\\p{N}\\p{M}_]+`,
  'gu',
);

/**
 * The first match with about as much text before as after it, up to a number of characters.
 *
 * The match itself is never cut. Without a match, the snippet starts at the beginning of the text.
 */
export function toSnippet(text: string, tokens: readonly string[], limit: number): Segment[] {
  const near = cutNear(text, tokens, limit);
  const chunks = toChunks(highlight(near.text, tokens));
  const first = chunks.findIndex((chunk) => chunk.marked);
  const grown = growAround(chunks, Math.max(first, 0), limit);
  // An ellipsis stands for what is left out, with the spaces and signs beside it: it never begins a line.
  const start = grown.start > 0 && isGap(chunks[grown.start]) ? grown.start + 1 : grown.start;
  const isCut = grown.end < chunks.length;
  const end = isCut && isGap(chunks[grown.end - 1]) ? grown.end - 1 : grown.end;
  return [
    ...(start > 0 || near.start > 0 ? [{ text: ELLIPSIS, marked: false }] : []),
    ...chunks.slice(start, end),
    ...(isCut ? [{ text: ELLIPSIS, marked: false }] : []),
  ].reduce(joinUnmarked, []);
}

/** The part of a long text that holds the snippet, and where it starts: only this needs to be read letter by letter. */
function cutNear(
  text: string,
  tokens: readonly string[],
  limit: number,
): { readonly text: string; readonly start: number } {
  const reach = limit + MAX_QUERY_LENGTH;
  for (let at = 0; at < text.length; at += BLOCK) {
    const from = toWordStart(text, at);
    const match = findFirstMatch(text.slice(from, at + BLOCK + MAX_QUERY_LENGTH), tokens);
    if (match === undefined) continue;
    const start = toWordStart(text, Math.max(0, from + match.start - reach));
    return { text: text.slice(start, from + match.end + reach), start };
  }
  return { text: text.slice(0, reach), start: 0 };
}

/** A match may end in the next block: no token is longer than a query. */
const BLOCK = 1000;

/** The start of the word at a place; the place itself in a script without spaces. */
function toWordStart(text: string, at: number): number {
  const start = text.lastIndexOf(' ', at) + 1;
  return at - start > MAX_QUERY_LENGTH ? at : start;
}

/** True for a chunk between words. */
function isGap(chunk: Segment | undefined): boolean {
  return chunk !== undefined && !chunk.marked && !/[\p{L}\p{N}\p{M}_]/u.test(chunk.text);
}

/** Splits segments where a snippet can be cut: between words, never inside a match. */
export function toChunks(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment) =>
    segment.marked
      ? [segment]
      : (segment.text.match(CHUNK) ?? []).map((text) => ({ text, marked: false })),
  );
}

interface Window {
  readonly start: number;
  readonly end: number;
}

function growAround(chunks: readonly Segment[], center: number, limit: number): Window {
  const getLength = (index: number) => chunks[index]?.text.length;
  let [start, end] = [center, center + 1];
  let [before, after] = [0, 0];
  let room = limit - (getLength(center) ?? 0);
  let [isOpenBefore, isOpenAfter] = [true, true];
  while (isOpenBefore || isOpenAfter) {
    const isBefore = isOpenBefore && (before <= after || !isOpenAfter);
    const length = getLength(isBefore ? start - 1 : end);
    const fits = length !== undefined && length <= room;
    if (isBefore) isOpenBefore = fits;
    else isOpenAfter = fits;
    if (!fits) continue;
    room -= length;
    if (isBefore) [start, before] = [start - 1, before + length];
    else [end, after] = [end + 1, after + length];
  }
  return { start, end };
}

function joinUnmarked(segments: Segment[], segment: Segment): Segment[] {
  const last = segments.at(-1);
  if (last === undefined || last.marked || segment.marked) return [...segments, segment];
  return [...segments.slice(0, -1), { text: last.text + segment.text, marked: false }];
}

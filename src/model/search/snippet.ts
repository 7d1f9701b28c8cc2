import { highlight } from './highlighting';
import type { Segment } from './highlighting';
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
  const chunks = toChunks(highlight(text, tokens));
  const first = chunks.findIndex((chunk) => chunk.marked);
  const { start, end } = growAround(chunks, Math.max(first, 0), limit);
  const isCut = end < chunks.length;
  // Directly behind a word: alone it could begin a line.
  const isGap = isCut && /^\s+$/.test(chunks[end - 1]?.text ?? '');
  return [
    ...(start > 0 ? [{ text: ELLIPSIS, marked: false }] : []),
    ...chunks.slice(start, isGap ? end - 1 : end),
    ...(isCut ? [{ text: ELLIPSIS, marked: false }] : []),
  ].reduce(joinUnmarked, []);
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

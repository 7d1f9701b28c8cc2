import { useState } from 'react';
import type { HitLine } from '../hit-lines';

/**
 * Which line is chosen: the first, until the reader moves. Lines that are added to those of a query, when texts
 * have been loaded, leave the cursor where it is.
 */
export function useCursor(
  query: string,
  lines: readonly HitLine[],
): [index: number, setIndex: (index: number) => void] {
  const [moved, setMoved] = useState<{ readonly query: string; readonly key?: string }>();
  const setIndex = (index: number) => {
    const key = lines[index]?.key;
    setMoved({ query, ...(key !== undefined && { key }) });
  };
  if (moved?.query !== query) return [0, setIndex];
  if (moved.key === undefined) return [FIELD, setIndex];
  return [
    Math.max(
      0,
      lines.findIndex(({ key }) => key === moved.key),
    ),
    setIndex,
  ];
}

/** The cursor is in the field, not on a line. */
const FIELD = -1;

/** The cursor moves from the last line to the first by way of the field. */
export function toNextCursor(current: number, count: number, step: 1 | -1): number {
  return ((current + 1 + step + count + 1) % (count + 1)) - 1;
}

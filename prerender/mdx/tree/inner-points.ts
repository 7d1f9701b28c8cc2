import type { Point } from 'unist';
import type { Position } from '../../sources/position';
import { createToOffset } from '../../sources/position';

/**
 * Translates positions in a text that a page contains to positions in the page. The text begins on the
 * line `firstLine`; indentation or block quote markers may precede it on each line.
 */
export function createInnerPoints(
  value: string,
  source: string,
  firstLine: number,
): (position: Position) => Point {
  const lines = source.split('\n');
  const widths = value
    .split(/\r?\n/)
    .map((text, index) => Math.max(0, toLength(lines[firstLine - 1 + index]) - text.length));
  const toOffset = createToOffset(source);
  return ({ line, column }) => {
    const moved = { line: firstLine - 1 + line, column: column + (widths[line - 1] ?? 0) };
    return { ...moved, offset: toOffset(moved) };
  };
}

function toLength(line: string | undefined): number {
  return (line ?? '').replace(/\r$/, '').length;
}

import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Code, CodeLine } from '../../model/text/code';
import { toCodeChange } from '../../model/text/code-change';

/** Scrolls to the change in a code block while the reader types elsewhere; returns the ref of its container. */
export function useShownChange(code: Code, isFollowed: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(code);
  useEffect(() => {
    const old = before.current;
    before.current = code;
    const pre = ref.current?.querySelector('pre');
    if (isFollowed && old !== code && pre) showChange(pre, old, code);
  }, [code, isFollowed]);
  return ref;
}

function showChange(pre: HTMLElement, before: Code, after: Code): void {
  const { start } = toCodeChange(before, after);
  const lines = after.lines.map(toLineText);
  const line = lines[start];
  if (line === undefined) return;
  const old = before.lines[start];
  const column = countSame(old === undefined ? '' : toLineText(old), line);
  const longest = Math.max(...lines.map(({ length }) => length));
  pre.scrollTop = toScroll(
    pre.scrollTop,
    pre.clientHeight,
    (start / lines.length) * pre.scrollHeight,
  );
  pre.scrollLeft = toScroll(pre.scrollLeft, pre.clientWidth, (column / longest) * pre.scrollWidth);
}

function toLineText(line: CodeLine): string {
  return line.map((run) => (typeof run === 'string' ? run : run[1])).join('');
}

function countSame(one: string, other: string): number {
  let count = 0;
  while (count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** The scroll offset that brings a position into view, preferring the start. */
function toScroll(scrolled: number, size: number, place: number): number {
  const isSeen = scrolled <= place && place <= scrolled + size * 0.85;
  if (isSeen) return scrolled;
  return place < size * 0.85 ? 0 : place - size / 2;
}

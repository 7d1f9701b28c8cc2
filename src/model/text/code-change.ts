import type { Code, CodeLine } from './code';

/** Lines that replace others: the difference between two codes. */
export interface CodeChange {
  /** The first line that is replaced, from 0. */
  readonly start: number;
  /** The line after the last one that is replaced. */
  readonly end: number;
  readonly lines: readonly CodeLine[];
}

/** The smallest range of lines in which two codes differ. */
export function toCodeChange(from: Code, to: Code): CodeChange {
  const [old, lines] = [from, to].map((code) => code.lines.map((line) => JSON.stringify(line))) as [
    string[],
    string[],
  ];
  const most = Math.min(old.length, lines.length);
  let start = 0;
  while (start < most && old[start] === lines[start]) start += 1;
  let same = 0;
  while (same < most - start && old.at(-1 - same) === lines.at(-1 - same)) same += 1;
  return { start, end: old.length - same, lines: to.lines.slice(start, lines.length - same) };
}

/** Applies a change to code. */
export function applyCodeChange(code: Code, { start, end, lines }: CodeChange): Code {
  return { ...code, lines: code.lines.toSpliced(start, end - start, ...lines) };
}

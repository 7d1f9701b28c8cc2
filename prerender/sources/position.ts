import { LineCounter } from 'yaml';

/** A line and column in a file, both 1-based. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A position with its file. */
export interface FilePosition extends Position {
  /** Path relative to the project root. */
  readonly file: string;
}

/** The start of a file: the position of problems that do not belong to a line. */
export const START: Position = { line: 1, column: 1 };

/** Converts an offset in a text to a position. */
export function toPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Prepares a text for converting positions to offsets. */
export function createToOffset(text: string): (position: Position) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1;
}

/**
 * Translates positions in a text that a page contains to positions in the page. The text begins on the
 * line `firstLine`; indentation or block quote markers may precede it on each line.
 */
export function createInnerPoints(
  value: string,
  source: string,
  firstLine: number,
): (position: Position) => Position & { readonly offset: number } {
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

/** Prepares a text for converting many of its offsets to positions. */
export function createToPosition(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => toYamlPosition(lines, offset);
}

/** The position of a word in quotes, or else as a key; the start of the text without either. */
export function toQuotedPosition(text: string, word: string): Position {
  const quoted = ["'", '"', '`']
    .map((quote) => text.indexOf(`${quote}${word}${quote}`))
    .filter((offset) => offset !== -1);
  if (quoted.length > 0) return toPosition(text, Math.min(...quoted));
  const key = /^\w+$/.test(word) ? text.search(new RegExp(`\\b${word}\\s*:`)) : -1;
  return key === -1 ? START : toPosition(text, key);
}

/** Converts an offset in a text that was parsed as YAML to a position. */
export function toYamlPosition(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** Finds the position of the value at a path of keys, or of its nearest ancestor in the file. */
export type Locate = (keys: readonly string[]) => FilePosition;

/** A parsed file, as far as it tells where its values are. */
export interface LocatedFile {
  /** The offset of the value at some keys; undefined if there is none. */
  readonly findOffset: (keys: readonly string[]) => number | undefined;
  readonly lines: LineCounter;
}

/**
 * Reads positions from a parsed file. It takes much more memory than its text, so it is freed when memory is
 * needed, and parsed again.
 */
export function createLocate(file: string, parsed: LocatedFile, parse: () => LocatedFile): Locate {
  const open = keepWeakly(parsed, parse);
  return (keys) => {
    const { findOffset, lines } = open();
    for (let length = keys.length; length >= 0; length--) {
      const offset = findOffset(keys.slice(0, length));
      if (offset !== undefined) return { file, ...toYamlPosition(lines, offset) };
    }
    return { file, ...START };
  };
}

/** Keeps a value for as long as memory allows, then makes it again. */
function keepWeakly<Value extends object>(first: Value, make: () => Value): () => Value {
  let known = new WeakRef(first);
  return () => {
    const value = known.deref() ?? make();
    known = new WeakRef(value);
    return value;
  };
}

import type { Document, LineCounter } from 'yaml';

/** Where a value of a document stands; both numbers are 1-based. */
export interface Position {
  /** Path from the project root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the position of the value at some keys, or of the nearest parent that the file has. */
export type Locate = (keys: readonly string[]) => Position;

/** Reads positions from a parsed YAML document. */
export function createLocate(yaml: Document, lines: LineCounter, file: string): Locate {
  return (keys) => {
    for (let length = keys.length; length >= 0; length--) {
      const offset = findOffset(yaml, keys.slice(0, length));
      if (offset === undefined) continue;
      const { line, col } = lines.linePos(offset);
      return { file, line, column: col };
    }
    return { file, line: 1, column: 1 };
  };
}

function findOffset(yaml: Document, keys: readonly string[]): number | undefined {
  const node = yaml.getIn(keys, true) as { range?: [number, number, number] } | undefined;
  return node?.range?.[0];
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * The source between two places, 1-based.
 *
 * By line and column, not by offset: what the parser reads may differ from the file in length, but
 * never moves a word within its line.
 */
export function slicePlace(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  return lines
    .map((line, index) => {
      const from = index === 0 ? start.column - 1 : 0;
      const to = index === end.line - start.line ? end.column - 1 : line.length;
      return line.slice(from, to);
    })
    .join('\n');
}

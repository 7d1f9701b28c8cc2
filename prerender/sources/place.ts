/** Where something stands in a file; both numbers are 1-based. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The start of a file: where a complaint goes that belongs to no line. */
export const START: Place = { line: 1, column: 1 };

/** The place that is some characters from the start of a text. */
export function toPlace(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

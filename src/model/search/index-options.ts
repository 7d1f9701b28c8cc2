/**
 * The FlexSearch options of every index, in the build and in the worker.
 *
 * They must be the same, or an imported index finds nothing. The encoder only splits: texts and
 * queries are already encoded by `toTermCounts` and `toQueryTerms`.
 */
export const indexOptions = {
  /** Whole terms; their beginnings and misspellings are found in the list of terms. */
  tokenize: 'strict',
  /** Levels of how much a text says a term; the terms of a text are given by their frequency. */
  resolution: 3,
  encode: splitTerms,
} as const;

/** Joins terms into the text that FlexSearch expects. */
export function joinTerms(terms: readonly string[]): string {
  return terms.join(' ');
}

function splitTerms(text: string): string[] {
  return text.split(' ');
}

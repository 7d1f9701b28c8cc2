/**
 * Matches a text against an author's pattern. A text that could not be checked counts as matching; the caller that
 * passes the function records it.
 */
export type Matches = (pattern: string, text: string) => boolean;

/**
 * Matches a text against an author's pattern; an invalid pattern matches any text.
 *
 * JavaScript's engine backtracks, which may take years: run this only where it can be stopped.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  // In Unicode mode, as JSON Schema recommends; else in the lenient mode, which allows `\-` everywhere.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text);
    } catch {
      // Invalid in this mode, or too large for the engine.
    }
  }
  return true;
}

/** Texts to match against a pattern. */
export interface PatternQuery {
  readonly pattern: string;
  readonly texts: readonly string[];
}

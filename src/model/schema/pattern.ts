/**
 * Tells whether a text matches an author's pattern. A text that could not be checked matches: whoever passes the
 * function knows of it.
 */
export type Matches = (pattern: string, text: string) => boolean;

/**
 * Whether a text matches an author's pattern; an invalid pattern matches any text.
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

/** Which of the texts match a pattern? */
export interface PatternQuestion {
  readonly pattern: string;
  readonly texts: readonly string[];
}

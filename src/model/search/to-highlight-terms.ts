import { isIdeographic } from './ideographs';
import { MAX_QUERY_TERMS } from './limits';
import { toTokens } from './to-tokens';

/** The words worth marking on a page, from the `_highlight` parameters of its address. */
export function toHighlightTerms(values: readonly string[]): string[] {
  const words = values.slice(0, MAX_QUERY_TERMS).flatMap(toTokens);
  return [...new Set(words.map((word) => word.text))]
    .filter((word) => word.length > 1 || isIdeographic(word))
    .slice(0, MAX_QUERY_TERMS);
}

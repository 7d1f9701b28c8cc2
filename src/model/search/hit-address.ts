import { isSitePath } from './index-address';
import type { RankedHit } from './search-document';
import { HIGHLIGHT_PARAMETER } from './highlight-parameter';
import { isIdeographic } from './words';
import { MAX_QUERY_TERMS } from './limits';
import { toTokens } from './queries';

/**
 * The link of a hit: its page, with the words to mark and the heading.
 *
 * Undefined if it is not a path of this site: the index file is fetched, so it is not trusted.
 */
export function toHitHref(
  hit: Pick<RankedHit, 'document' | 'tokens'>,
  base: string,
): string | undefined {
  const { u: url, h: hash = '' } = hit.document;
  if (!isSitePath(url, base) || /[?#]/.test(url)) return undefined;
  const terms = toHighlightTerms(hit.tokens);
  const parameters = terms.map((term) => `${HIGHLIGHT_PARAMETER}=${encodeURIComponent(term)}`);
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return url + query + (hash.startsWith('#') ? hash : '');
}

/** The words worth marking on a page, from the `_highlight` parameters of its address. */
export function toHighlightTerms(values: readonly string[]): string[] {
  const words = values.slice(0, MAX_QUERY_TERMS).flatMap(toTokens);
  return [...new Set(words.map((word) => word.text))]
    .filter((word) => word.length > 1 || isIdeographic(word))
    .slice(0, MAX_QUERY_TERMS);
}

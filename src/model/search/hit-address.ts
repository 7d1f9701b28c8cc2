import type { PageHit } from './hits';
import { HIGHLIGHT_PARAMETER } from './highlight-parameter';
import { isSitePath } from './index-address';
import { MAX_QUERY_TERMS, toWords } from './query';
import { isUnspaced } from './words';

/**
 * The link of a hit: its page, with the words to mark and the heading.
 *
 * Undefined if it is not a path of this site: the index file is fetched, so it is not trusted.
 */
export function toHitHref(
  { url, tokens }: Pick<PageHit, 'url' | 'tokens'>,
  hash: string,
  base: string,
): string | undefined {
  if (!isSitePath(url, base) || /[?#]/.test(url)) return undefined;
  const terms = toHighlightTerms(tokens);
  const parameters = terms.map((term) => `${HIGHLIGHT_PARAMETER}=${encodeURIComponent(term)}`);
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return url + query + (hash.startsWith('#') ? hash : '');
}

/** The words worth marking on a page, from the `_highlight` parameters of its address. */
export function toHighlightTerms(values: readonly string[]): string[] {
  const words = values.slice(0, MAX_QUERY_TERMS).flatMap(toWords);
  return [...new Set(words.map((word) => word.text))]
    .filter((word) => word.length > 1 || isUnspaced(word))
    .slice(0, MAX_QUERY_TERMS);
}

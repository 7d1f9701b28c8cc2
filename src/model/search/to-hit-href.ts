import { isSitePath } from './is-site-path';
import type { RankedHit } from './ranked-hit';
import { HIGHLIGHT_PARAMETER } from './highlight-parameter';
import { toHighlightTerms } from './to-highlight-terms';

/**
 * Where a hit leads: its page, with the words to mark there and the heading.
 *
 * Undefined if that is not a path of this site: the index file is fetched, so it is not trusted.
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

import { withoutBase } from '../model/site/paths';
import type { IndexName } from '../model/search/index-address';
import type { PageHit } from '../model/search/hits';
import { toHitHref } from '../model/search/hit-address';

/** The results page of a query, in the context and version of an index. */
export function toSearchPath(query: string, { version, context }: IndexName): string {
  const parameters = [
    `q=${encodeURIComponent(query)}`,
    ...(context === '' ? [] : [`ctx=${encodeURIComponent(context)}`]),
    ...(version === '' ? [] : [`version=${encodeURIComponent(version)}`]),
  ];
  return `/search?${parameters.join('&')}`;
}

/**
 * Where a hit, or a part of its page, leads, as the router takes it: without the base. Undefined for an
 * untrusted address.
 */
export function toHitPath(hit: PageHit, hash = hit.hash): string | undefined {
  const base = import.meta.env.BASE_URL;
  const href = toHitHref(hit, hash, base);
  if (href !== undefined) return withoutBase(base, href);
  warnOnce(hit.url);
  return undefined;
}

const refused = new Set<string>();

function warnOnce(url: string): void {
  if (!refused.has(url))
    console.warn(`A hit is left out because it leads out of this site: ${url}`);
  refused.add(url);
}

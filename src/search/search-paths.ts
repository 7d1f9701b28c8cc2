import { withoutBase } from '../model/site/paths';
import type { PageHit } from '../model/search/page-hit';
import { toHitHref } from '../model/search/hit-address';

/** The results page of a query, in the index of a version or of the last one. */
export function toSearchPath(query: string, indexPath: string): string {
  const version = indexPath === '' ? '' : `&version=${encodeURIComponent(indexPath)}`;
  return `/search?q=${encodeURIComponent(query)}${version}`;
}

/**
 * Where a hit, or a part of its page, leads, as the router takes it: without the base. Undefined for an
 * untrusted address.
 */
export function toHitPath(hit: PageHit, hash = hit.hash): string | undefined {
  const base = import.meta.env.BASE_URL;
  const href = toHitHref(hit, hash, base);
  return href === undefined ? undefined : withoutBase(base, href);
}

import { withoutBase } from '../model/site/paths';
import type { SearchHit } from '../model/search/protocol';
import { toHitHref } from '../model/search/hit-address';

/** The results page of a query, in the index of a version or of the last one. */
export function toSearchPath(query: string, indexPath: string): string {
  const version = indexPath === '' ? '' : `&version=${encodeURIComponent(indexPath)}`;
  return `/search?q=${encodeURIComponent(query)}${version}`;
}

/** Where a hit leads, as the router takes it: without the base. Undefined for an untrusted address. */
export function toHitPath(hit: SearchHit): string | undefined {
  const base = import.meta.env.BASE_URL;
  const href = toHitHref(hit, base);
  return href === undefined ? undefined : withoutBase(base, href);
}

import { withoutBase } from '../model/site/paths';
import type { SearchHit } from '../model/search/search-hit';
import { toHitHref } from '../model/search/to-hit-href';

/** Where a hit leads, as the router takes it: without the base. Undefined for an untrusted address. */
export function toHitPath(hit: SearchHit): string | undefined {
  const base = import.meta.env.BASE_URL;
  const href = toHitHref(hit, base);
  return href === undefined ? undefined : withoutBase(base, href);
}

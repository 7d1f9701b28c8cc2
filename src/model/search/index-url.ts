import { isSitePath } from './is-site-path';

/** The name of the index file, below the base path. */
export const INDEX_FILE = 'search-index.json';

/** Where an index file is. */
export interface IndexLocation {
  /** `https://example.org`. */
  readonly origin: string;
  /** Base path of the site with its trailing slash. */
  readonly base: string;
  /** URL of a version of the site, below the base; the base itself if left out. */
  readonly versionUrl?: string;
  /** Hash of the content, which makes the address new with every new index. */
  readonly hash?: string;
}

/** The absolute address of the index file; throws where it would not be this site's. */
export function toIndexUrl(location: IndexLocation): string {
  const { origin, base, versionUrl = base, hash } = location;
  const path = versionUrl.startsWith(`${origin}/`) ? versionUrl.slice(origin.length) : versionUrl;
  if (!isSitePath(path, base) || /[?#]/.test(path)) throw new Error('Unexpected version url');
  const folder = path.endsWith('/') ? path : `${path}/`;
  return `${origin}${folder}${INDEX_FILE}${hash ? `?_=${encodeURIComponent(hash)}` : ''}`;
}

/**
 * The content hash of each index of a site, by the site path of its version: `/docs/next`. The index of the
 * last version, which also holds everything outside of versions, is at `''`.
 */
export type IndexHashes = ReadonlyMap<string, string>;

/** Serializes the hashes for an attribute of the page; paths are URLs, so they have no spaces. */
export function toIndexHashesText(hashes: IndexHashes): string {
  return [...hashes].map(([path, hash]) => `${path}=${hash}`).join(' ');
}

/** Parses the hashes of a page; there are none in development, where the index has no content yet. */
export function parseIndexHashes(text: string): IndexHashes {
  const pairs = text.split(' ').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Finds the index of a page: that of its version. */
export function findIndexPath(paths: Iterable<string>, sitePath: string): string {
  const isBelow = (path: string) => path !== '' && `${sitePath}/`.startsWith(`${path}/`);
  return [...paths].find(isBelow) ?? '';
}

/** The name of the index file, below the base path. */
export const INDEX_FILE = 'search-index.json';

/** The name of the file with the terms of the pages' texts, beside the index file. */
export const TEXT_TERMS_FILE = 'search-terms.json';

/** The location of an index file. */
export interface IndexLocation {
  /** `https://example.org`. */
  readonly origin: string;
  /** Base path of the site with its trailing slash. */
  readonly base: string;
  /** URL of a version of the site, below the base; the base itself by default. */
  readonly versionUrl?: string;
  /** Hash of the content: every new index gets a new URL. */
  readonly hash?: string;
}

/** The absolute URL of the index file; throws if it is not on this site. */
export function toIndexUrl(location: IndexLocation): string {
  const { origin, base, versionUrl = base, hash } = location;
  const path = versionUrl.startsWith(`${origin}/`) ? versionUrl.slice(origin.length) : versionUrl;
  if (!isSitePath(path, base) || /[?#]/.test(path)) throw new Error('Unexpected version url');
  const folder = path.endsWith('/') ? path : `${path}/`;
  return `${origin}${folder}${INDEX_FILE}${hash ? `?_=${encodeURIComponent(hash)}` : ''}`;
}

/** White space and control characters: browsers drop some of them, which turns `/⇥/evil` into `//evil`. */
const UNSAFE = /[\\\s\p{Cc}]/u;

const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether a URL can only lead to the base path of this site or below it. */
export function isSitePath(url: string, base: string): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  if (UNSAFE.test(url) || DOT_SEGMENT.test(path)) return false;
  return path === base.replace(/\/$/, '') || path.startsWith(base);
}

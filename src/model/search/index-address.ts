/** Names an index of the site: that of a version, or of a context in it. */
export interface IndexName {
  /** The site path of the version: `/docs/next`. The last version, with all that is in none, is at `''`. */
  readonly version: string;
  /** The path of the context, as it is configured: `docs/platform`; `''` is what is in none. */
  readonly context: string;
}

/** The index of the last version, without a context. */
export const mainIndex: IndexName = { version: '', context: '' };

/** An index as a key: `/docs/next#docs/platform`. */
export function toIndexKey({ version, context }: IndexName): string {
  return context === '' ? version : `${version}#${context}`;
}

/** The content hash of each index of a site, by its key. */
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

/** The name of the index file of a context, or of what is in none, below the path of the version. */
export function toIndexFile(context = ''): string {
  return `search-index${toSuffix(context)}.json`;
}

/** The name of the file with the terms of the pages' texts, beside an index file. */
export function toTextTermsFile(indexFile: string): string {
  return indexFile.replace('index', 'terms');
}

/** The name of a file with texts of pages, beside an index file; they are counted from 1. */
export function toTextFile(indexFile: string, number: number): string {
  return indexFile.replace('index', 'text').replace('.json', `-${number}.json`);
}

/** The suffix of a context in the names of its files: `-docs-platform`. */
function toSuffix(context: string): string {
  const path = context.replace(/^\/+|\/+$/g, '').toLowerCase();
  return path === '' ? '' : `-${path.replaceAll('/', '-')}`;
}

/** The location of an index file. */
export interface IndexLocation {
  /** `https://example.org`. */
  readonly origin: string;
  /** Base path of the site with its trailing slash. */
  readonly base: string;
  /** URL of a version of the site, below the base; the base itself by default. */
  readonly versionUrl?: string;
  /** Path of a context; none by default. */
  readonly context?: string;
  /** Hash of the content: every new index gets a new URL. */
  readonly hash?: string;
}

/** The absolute URL of the index file; throws if it is not on this site. */
export function toIndexUrl(location: IndexLocation): string {
  const { origin, base, versionUrl = base, context, hash } = location;
  const path = versionUrl.startsWith(`${origin}/`) ? versionUrl.slice(origin.length) : versionUrl;
  if (!isSitePath(path, base) || /[?#]/.test(path)) throw new Error('Unexpected version url');
  const folder = path.endsWith('/') ? path : `${path}/`;
  return `${origin}${folder}${toIndexFile(context)}${hash ? `?_=${encodeURIComponent(hash)}` : ''}`;
}

/** White space and control characters: browsers drop some of them, which turns `/⇥/evil` into `//evil`. */
const UNSAFE = /[\\\s\p{Cc}]/u;

const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** True for a URL that can only lead to the base path of this site or below it. */
export function isSitePath(url: string, base: string): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  if (UNSAFE.test(url) || DOT_SEGMENT.test(path)) return false;
  return path === base.replace(/\/$/, '') || path.startsWith(base);
}

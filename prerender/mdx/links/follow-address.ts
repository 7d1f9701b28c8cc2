import { posix } from 'node:path';
import { isExternalHref } from '../../../src/model/site/paths';
import type { DocLinks } from '../page/doc-links';

/**
 * Follows an address in a page from the page's own, as a browser does.
 *
 * Hosts may add a slash to the page's address, and a browser would then follow it from elsewhere. A
 * partial has no address: that of the page that it becomes a part of is not known.
 */
export function followAddress(links: DocLinks, fromFile: string, url: string): string {
  if (/^(?:[/?#]|$)/.test(url) || isExternalHref(url)) return url;
  const own = links.findPath(fromFile, `./${posix.basename(fromFile)}`);
  const start = `https://site.example${own}`;
  if (own === undefined || !URL.canParse(url, start)) return url;
  const { pathname, search, hash } = new URL(url, start);
  return pathname + search + hash;
}

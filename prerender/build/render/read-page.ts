import { withBase } from '../../../src/model/site/paths';
import { toLinkTarget } from '../links/link-index';
import type { LinkTarget } from '../links/link-index';
import { parseHtml } from '../../html/parse-html';
import { isSearched } from '../../search/is-searched';
import type { PageDocuments } from '../../search/page-documents';
import { toPageDocuments } from '../../search/to-page-documents';
import type { HtmlPage } from './html-page';
import type { PageLoads } from './page-loads';
import { toPageLoads } from './page-loads';

/** What is known of a page by its HTML: plain data. */
export interface ReadPage {
  readonly page: HtmlPage;
  /** What a search finds; undefined where it leaves the page out. */
  readonly documents: PageDocuments | undefined;
  readonly target: LinkTarget;
  readonly loads: PageLoads;
}

/** Reads a finished page. */
export function readPage(page: HtmlPage, html: string, base: string): ReadPage {
  const document = parseHtml(html);
  return {
    page,
    documents: isSearched(page.path)
      ? toPageDocuments(document, findCanonicalPath(html, base))
      : undefined,
    target: toLinkTarget(page.path, document),
    loads: toPageLoads(html, base),
  };
}

/** The page's own path, as its canonical link says it: with a trailing slash or without. */
function findCanonicalPath(html: string, base: string): string {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined) throw new Error('A page has no canonical link.');
  const { pathname } = new URL(href);
  return pathname.startsWith(base) ? pathname : withBase(base, pathname);
}

import type { ErrorCatalogue } from '../../src/model/api/api';
import { withBase } from '../../src/model/site/paths';
import { parseHtml } from '../html/html-tree';
import { readHead } from '../html/page-head';
import type { PageView } from '../../src/model/pages/page';
import { isSearched, toPageDocuments } from '../search/page-documents';
import type { PageDocuments } from '../search/page-documents';
import { toOutputPath } from '../sources/output-files';
import { toLinkTarget } from './links/link-index';
import type { LinkTarget } from './links/link-index';

/** A prerendered page. */
export interface HtmlPage {
  /** Absolute path. */
  readonly file: string;
  /** Site path with a trailing slash: `/docs/routing/`; `/404.html` for the not-found page. */
  readonly path: string;
}

/** The files of the build that the HTML of a page loads, such as `assets/entry.js`, and the size of its data. */
export interface PageLoads {
  /** Scripts and preloaded modules. */
  readonly scripts: readonly string[];
  /** Bytes after gzip of the page's data file; 0 for a page without one. */
  readonly data: number;
  readonly styles: readonly string[];
  /** Of a page with formulas. */
  readonly formulaStyles: readonly string[];
}

/** A problem type, and the anchor of its error. */
export interface ErrorType {
  readonly type: string;
  readonly anchor: string;
}

/** The content of a finished page that the build needs: plain data, which can be sent between processes. */
export interface FinishedPage {
  readonly page: HtmlPage;
  /** Undefined for the not-found page. */
  readonly kind: PageView['kind'] | undefined;
  /** Its canonical address, and whether search engines may list it. */
  readonly address: { readonly url: string; readonly isIndexed: boolean };
  /** The documents for the search index; undefined for a page that is not searched. */
  readonly documents: PageDocuments | undefined;
  readonly target: LinkTarget;
  /** The problem types that a page of errors explains. */
  readonly types: readonly ErrorType[];
  readonly loads: PageLoads;
}

/** The file and path of a route's page. Static hosts look for `404.html` at the root. */
export function toHtmlPage(client: string, route: string): HtmlPage {
  if (route === '/404') return { file: toOutputPath(client, '404.html'), path: '/404.html' };
  const path = route.endsWith('/') ? route : `${route}/`;
  return { file: toOutputPath(client, `${path}index.html`), path };
}

/** The input for reading a page, in addition to its HTML. */
interface PageContext {
  readonly base: string;
  readonly view?: PageView | undefined;
  /** The bytes after gzip of a file of the build. */
  readonly weigh: (file: string) => number;
}

/** Reads a finished page. */
export function readPage(
  page: HtmlPage,
  html: string,
  { base, view, weigh }: PageContext,
): FinishedPage {
  const document = parseHtml(html);
  const { canonical, isIndexed } = readHead(html);
  return {
    page,
    kind: view?.kind,
    address: { url: canonical, isIndexed },
    documents: isSearched(page.path)
      ? toPageDocuments(document, getCanonicalPath(html, base), view)
      : undefined,
    target: toLinkTarget(page.path, document),
    types: view?.kind === 'errors' ? listErrorTypes(view.catalogue) : [],
    loads: toPageLoads(html, base, weigh),
  };
}

function listErrorTypes({ errors }: ErrorCatalogue): readonly ErrorType[] {
  return errors.flatMap(({ type, anchor }) => (type === undefined ? [] : [{ type, anchor }]));
}

/** The page's path in its canonical link, with or without a trailing slash. */
function getCanonicalPath(html: string, base: string): string {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined) throw new Error('A page has no canonical link.');
  const { pathname } = new URL(href);
  return pathname.startsWith(base) ? pathname : withBase(base, pathname);
}

function toPageLoads(html: string, base: string, weigh: PageContext['weigh']): PageLoads {
  const data = listHrefs(html, /<link rel="preload" as="fetch" crossorigin href="([^"]+)"/g, base);
  return {
    scripts: [
      ...listHrefs(html, /<script src="([^"]+)"/g, base),
      ...listHrefs(html, /<link rel="modulepreload" href="([^"]+)"/g, base),
    ],
    data: data.reduce((sum, file) => sum + weigh(file), 0),
    styles: listHrefs(html, /<link rel="stylesheet"(?: type="[^"]+")? href="([^"]+)">/g, base),
    // React writes this link.
    formulaStyles: listHrefs(html, /<link rel="stylesheet" href="([^"]+)" data-prec/g, base),
  };
}

function listHrefs(html: string, pattern: RegExp, base: string): readonly string[] {
  const hrefs = Array.from(html.matchAll(pattern), ([, href = '']) =>
    href.slice(base.length).replace(/\?.*$/, ''),
  );
  // A style sheet has one link for readers without scripts, and one for all others.
  return [...new Set(hrefs)];
}

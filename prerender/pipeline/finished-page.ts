import type { ErrorCatalogue } from '../../src/model/api/api';
import type { PageView } from '../../src/model/pages/page';
import type { PageIndex } from '../../src/model/pages/twin';
import { toIndexFile, toTwinPath } from '../../src/model/pages/twin';
import { withBase } from '../../src/model/site/paths';
import type { ContentPolicy } from '../html/content-policy';
import { escapeAttribute } from '../html/escape';
import type { PaintRules, Sheet } from '../html/first-style';
import { placeStyles } from '../html/first-style';
import { parseHtml } from '../html/html-tree';
import type { FinishedHead } from '../html/page-head';
import { readHead } from '../html/page-head';
import { toStructuredData } from '../html/structured-data';
import { toOutputPath } from '../sources/output-files';
import { MANIFEST_FILE, TOUCH_ICON_FILE } from './hosts/web-manifest';
import { toLinkTarget } from './links/link-index';
import type { LinkTarget } from './links/link-index';
import { listNamedAddresses } from './links/named-addresses';
import { findRearranged } from './nesting-checks';
import { cardSize, findArticleType, toCard } from './social/card';
import type { Card } from './social/card';
import { toPictureFile } from './social/pictures';

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
  readonly target: LinkTarget;
  /** The problem types that a page of errors explains. */
  readonly types: readonly ErrorType[];
  readonly loads: PageLoads;
  /** The first element of a guide that browsers move when they parse it. */
  readonly rearranged?: string;
  /** The page as Markdown, with the site paths of its files; undefined for one without a text. */
  readonly twin?: {
    readonly name: string;
    readonly note: string;
    readonly files: readonly string[];
  };
}

/** The file and path of a route's page. Static hosts look for `404.html` at the root. */
export function toHtmlPage(client: string, route: string): HtmlPage {
  if (route === '/404') return { file: toOutputPath(client, '404.html'), path: '/404.html' };
  const path = route.endsWith('/') ? route : `${route}/`;
  return { file: toOutputPath(client, `${path}index.html`), path };
}

/** A page as it is published, and files that few other pages have. */
export interface PublishedHtml {
  readonly html: string;
  readonly sheet?: Sheet | undefined;
  /** Its picture for link previews is to be drawn. */
  readonly card?: Card | undefined;
}

/** The settings of a site for publishing its pages. */
export interface Publication {
  readonly policy: ContentPolicy;
  /** Of the style sheet of all pages. */
  readonly rules: PaintRules;
  readonly base: string;
  /** The index that covers the page. */
  readonly index: PageIndex;
}

/**
 * Makes of a rendered page what is published: with the content policy, with its styles where the policy lets
 * them be, and, if others may list it, with what search engines and link previews want to know.
 */
export function toPublishedHtml(
  rendered: string,
  view: PageView | undefined,
  { policy, rules, base, index }: Publication,
): PublishedHtml {
  const { html: styled, sheet } = placeStyles(insertPolicy(rendered, policy), rules, base);
  let html = appendToHead(styled, `<link rel="manifest" href="${base}${MANIFEST_FILE}">`);
  html = appendToHead(html, `<link rel="apple-touch-icon" href="${base}${TOUCH_ICON_FILE}">`);
  const head = readHead(html);
  for (const link of listAgentLinks(head.canonical, view, base, index))
    html = appendToHead(html, link);
  if (!head.isIndexed) return { html, sheet };
  html = appendToHead(
    html,
    toStructuredData(html, head, findArticleType(view), new URL(base, head.canonical).href),
  );
  if (head.hasImage) return { html, sheet };
  const card = toCard(head, view);
  const address = new URL(base + toPictureFile(card), head.canonical).href;
  return { html: insertPicture(html, head, address), sheet, card };
}

/** Where agents find the page as Markdown, the index that covers it, and the file of an API. */
function listAgentLinks(
  canonical: string,
  view: PageView | undefined,
  base: string,
  index: PageIndex,
): readonly string[] {
  if (view === undefined || view.kind === 'search') return [];
  const path = toCanonicalPath(canonical, base).slice(base.length - 1);
  const toLink = (rel: string, type: string, to: string) => {
    const url = escapeAttribute(new URL(withBase(base, to), canonical).href);
    return `<link rel="${rel}" type="${type}" href="${url}" data-page="${escapeAttribute(path)}">`;
  };
  return [
    toLink('alternate', 'text/markdown', toTwinPath(path)),
    toLink('describedby', 'text/plain', toIndexFile(index)),
    ...(index.spec === undefined
      ? []
      : [toLink('service-desc', 'application/vnd.oai.openapi', index.spec)]),
    ...listFeedPaths(view, path).map((feed) => toLink('alternate', 'application/atom+xml', feed)),
  ];
}

/** The feeds of a page, by their site paths. */
function listFeedPaths(view: PageView, path: string): readonly string[] {
  const own = path.replace(/\/$/, '');
  if (view.kind === 'changes') return [`${own}.all.atom`, `${own}.breaking.atom`];
  return view.kind === 'operation' && view.operation.hasFeed ? [`${own}.atom`] : [];
}

/** Before anything that it is about. */
function insertPolicy(html: string, { meta }: ContentPolicy): string {
  const first = '<meta charset="utf-8" />';
  if (!html.includes(first)) throw new Error('A page does not begin with its character set.');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${meta}" />`;
  return html.replace(first, () => `${first}\n    ${tag}`);
}

function appendToHead(html: string, tag: string): string {
  return html.replace('</head>', () => `  ${tag}\n  </head>`);
}

/** A page with a picture has a large preview. */
function insertPicture(html: string, { title }: FinishedHead, url: string): string {
  const small = '<meta name="twitter:card" content="summary" data-page>';
  const tags = [
    '<meta name="twitter:card" content="summary_large_image" data-page>',
    `<meta property="og:image" content="${url}" data-page>`,
    `<meta property="og:image:width" content="${cardSize.width}" data-page>`,
    `<meta property="og:image:height" content="${cardSize.height}" data-page>`,
    `<meta property="og:image:alt" content="${escapeAttribute(title)}" data-page>`,
    `<meta name="twitter:image" content="${url}" data-page>`,
  ];
  return html.replace(small, () => tags.join('\n    '));
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
  const { canonical, isIndexed } = readHead(html);
  // The compiler has seen all of a guide without code of its own.
  const hasCode = view?.kind === 'guide' && 'module' in view.text;
  const rearranged = hasCode ? findRearranged(html) : undefined;
  return {
    page,
    kind: view?.kind,
    address: { url: canonical, isIndexed },
    target: toLinkTarget(
      page.path,
      parseHtml(html),
      view?.kind === 'operation' ? listNamedAddresses(view.operation, canonical) : [],
    ),
    types: view?.kind === 'errors' ? listErrorTypes(view.catalogue) : [],
    loads: toPageLoads(html, base, weigh),
    ...(rearranged !== undefined && { rearranged }),
  };
}

function listErrorTypes({ errors }: ErrorCatalogue): readonly ErrorType[] {
  return errors.flatMap(({ type, anchor }) => (type === undefined ? [] : [{ type, anchor }]));
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

/** The page's path in its canonical link, with or without a trailing slash. */
function toCanonicalPath(canonical: string, base: string): string {
  const { pathname } = new URL(canonical);
  return pathname.startsWith(base) ? pathname : withBase(base, pathname);
}

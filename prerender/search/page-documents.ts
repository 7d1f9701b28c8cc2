import { isSamePath } from '../../src/model/site/paths';
import type { HtmlElement, HtmlNode } from '../html/html-tree';
import { findElement, hasName, listElements } from '../html/html-tree';
import type { PageSection } from './page-sections';
import { toSections } from './page-sections';
import { condense, toText } from './visible-text';

/** The search documents of a page, before they are numbered. */
export interface PageDocuments {
  /** URL including the base path. */
  readonly url: string;
  readonly title: string;
  /** Outermost first, without the home page and the page itself. */
  readonly breadcrumb: readonly string[];
  /** Empty if the page has none. */
  readonly description: string;
  /** Empty if the page has none. */
  readonly keywords: string;
  readonly sections: readonly PageSection[];
}

/** The home page, the search page and the not-found page are not searched. */
const unsearched = ['/', '/search', '/404', '/404.html'];

/** Whether the page at a site path can be found by search. */
export function isSearched(path: string): boolean {
  return !unsearched.some((other) => isSamePath(other, path));
}

/** Reads a finished page; undefined if it is `noindex` or has nothing to index. */
export function toPageDocuments(document: HtmlElement, url: string): PageDocuments | undefined {
  if (/\bnoindex\b/i.test(getMeta(document, 'robots'))) return undefined;
  const main = findElement(document, (element) => hasName(element, 'main'));
  if (!main) return undefined;
  const title = findText(main, 'h1') || findText(document, 'title');
  if (title === '') return undefined;
  return {
    url,
    title,
    breadcrumb: toBreadcrumb(document, title),
    description: getMeta(document, 'description'),
    keywords: getMeta(document, 'keywords').replace(/\s*,\s*/g, ', '),
    sections: toSections(main),
  };
}

function findText(node: HtmlNode, name: string): string {
  const element = findElement(node, (candidate) => hasName(candidate, name));
  return element ? toText(element) : '';
}

function getMeta(document: HtmlElement, name: string): string {
  const meta = findElement(
    document,
    (element) => hasName(element, 'meta') && element.attributes['name'] === name,
  );
  return condense(meta?.attributes['content'] ?? '');
}

/** The categories above a page, outermost first, from its breadcrumbs. */
function toBreadcrumb(document: HtmlElement, title: string): string[] {
  const trail = findElement(document, isBreadcrumbs);
  if (!trail) return [];
  const items = listElements(trail, (element) => hasName(element, 'li'));
  const labels = items.filter((item) => !isCurrentPage(item)).map((item) => toText(item));
  const ancestors = labels.filter((label) => label !== '');
  return ancestors.at(-1) === title && !items.some(isCurrentPage)
    ? ancestors.slice(0, -1)
    : ancestors;
}

function isBreadcrumbs(element: HtmlElement): boolean {
  // Their label is translated; the item type is not.
  return element.attributes['itemtype']?.endsWith('/BreadcrumbList') === true;
}

function isCurrentPage(item: HtmlElement): boolean {
  return (
    findElement(item, (element) => element.attributes['aria-current'] === 'page') !== undefined
  );
}

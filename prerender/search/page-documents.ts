import { isSamePath } from '../../src/model/site/paths';
import type { HeadTag } from '../../src/model/site/head';
import type { PageView } from '../../src/model/pages/page';
import type { PageFacts } from '../../src/model/search/search-document';
import type { HtmlElement, HtmlNode } from '../html/html-tree';
import { findElement, hasName, listElements } from '../html/html-tree';
import type { FieldPart } from './api-parts';
import { toApiParts } from './api-parts';
import type { PageSection } from './page-sections';
import { toSections } from './page-sections';
import { condense, toText } from './visible-text';

/** The indexed content of a page. */
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
  /** Facts about it besides its text; undefined for a guide. */
  readonly facts?: PageFacts;
  /** Names by which it is found besides its title. */
  readonly names?: readonly string[];
  /** Phrases by which the page, or with an anchor a part of it, is asked for. */
  readonly phrases?: readonly { readonly text: string; readonly hash: string }[];
  /** The fields, parameters and headers of a page of an API. */
  readonly fields?: readonly FieldPart[];
}

/** The home page, the search page and the not-found page are not searched. */
const unsearched = ['/', '/search', '/404', '/404.html'];

export function isSearched(path: string): boolean {
  return !unsearched.some((other) => isSamePath(other, path));
}

/** A page as its data describe it, before anything is rendered. */
export interface DescribedPage {
  readonly url: string;
  readonly tags: readonly HeadTag[];
  /** Outermost first, without the page itself. */
  readonly breadcrumb: readonly string[];
  readonly view?: PageView | undefined;
}

/** True if a page's data contain all that search indexes, so that it needs no HTML. */
export function isDescribed(view: PageView | undefined): boolean {
  return view?.kind === 'operation' || view?.kind === 'schema';
}

/** Reads a page whose data say all about it; the same as from its HTML. */
export function toDescribedDocuments({
  url,
  tags,
  breadcrumb,
  view,
}: DescribedPage): PageDocuments | undefined {
  const getTag = (name: string) => {
    const found = tags.find((tag) => tag.tag === 'meta' && tag.key === name);
    return condense(found?.tag === 'meta' ? found.content : '');
  };
  if (view === undefined || /\bnoindex\b/i.test(getTag('robots'))) return undefined;
  const title = findViewTitle(view);
  const parts = toApiParts(view);
  if (title === undefined || parts === undefined) return undefined;
  const { facts, names, fields, text } = parts;
  return {
    url,
    title,
    breadcrumb: breadcrumb.map(condense),
    description: getTag('description'),
    keywords: getTag('keywords').replace(/\s*,\s*/g, ', '),
    facts,
    names,
    fields,
    sections: [{ title, hash: '', content: text }],
  };
}

/** The title of a page that is described by its data; undefined for others, and for one that is not found. */
function findViewTitle(view: PageView): string | undefined {
  if (view.kind === 'operation') return condense(view.operation.title);
  return view.kind === 'schema' ? condense(view.page.name) : undefined;
}

/** Reads a finished page and its data; undefined if it is `noindex` or has nothing to index. */
export function toPageDocuments(
  document: HtmlElement,
  url: string,
  view?: PageView,
): PageDocuments | undefined {
  if (/\bnoindex\b/i.test(getMeta(document, 'robots'))) return undefined;
  const main = findElement(document, (element) => hasName(element, 'main'));
  if (!main) return undefined;
  const title = findText(main, 'h1') || findText(document, 'title');
  if (title === '') return undefined;
  const page = {
    url,
    title,
    breadcrumb: toBreadcrumb(document, title),
    description: getMeta(document, 'description'),
    keywords: getMeta(document, 'keywords').replace(/\s*,\s*/g, ', '),
  };
  const parts = view === undefined ? undefined : toApiParts(view);
  if (parts === undefined) return { ...page, sections: toSections(main) };
  const { facts, names, fields, text } = parts;
  const isFromData =
    facts.kind === 'operation' || facts.kind === 'webhook' || facts.kind === 'schema';
  const sections = isFromData ? [{ title, hash: '', content: text }] : toSections(main);
  return { ...page, facts, names, fields, sections };
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

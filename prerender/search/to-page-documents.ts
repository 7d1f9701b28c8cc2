import type { HtmlElement, HtmlNode } from '../html/elements';
import { findElement, hasName } from '../html/elements';
import type { PageDocuments } from './page-documents';
import { toBreadcrumb } from './to-breadcrumb';
import { toSections } from './to-sections';
import { condense, toText } from './to-text';

/** Reads a finished page; undefined if it asks not to be indexed, or has nothing to be found by. */
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

import type { HtmlElement } from '../html/elements';
import { findElement, hasName, listElements } from '../html/elements';
import { toText } from './to-text';

/** The categories above a page, outermost first, from its breadcrumbs. */
export function toBreadcrumb(document: HtmlElement, title: string): string[] {
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
  // Their label is translated; this is not.
  return element.attributes['itemtype']?.endsWith('/BreadcrumbList') === true;
}

function isCurrentPage(item: HtmlElement): boolean {
  return (
    findElement(item, (element) => element.attributes['aria-current'] === 'page') !== undefined
  );
}

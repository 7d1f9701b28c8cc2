import type { Element, Nodes } from 'hast';
import { findElement, getAttribute, hasName, listElements } from './elements';
import { toText } from './to-text';

/** The categories above a page, outermost first, from its breadcrumbs. Behaviour S3.8. */
export function toBreadcrumb(document: Nodes, title: string): string[] {
  const trail = findElement(document, isBreadcrumbs);
  if (!trail) return [];
  const items = listElements(trail, (element) => hasName(element, 'li'));
  const labels = items.filter((item) => !isCurrentPage(item)).map(toText);
  const ancestors = labels.filter((label) => label !== '');
  return ancestors.at(-1) === title && !items.some(isCurrentPage)
    ? ancestors.slice(0, -1)
    : ancestors;
}

function isBreadcrumbs(element: Element): boolean {
  // Their label is translated; this is not.
  return getAttribute(element, 'itemType')?.endsWith('/BreadcrumbList') === true;
}

function isCurrentPage(item: Element): boolean {
  return (
    findElement(item, (element) => getAttribute(element, 'ariaCurrent') === 'page') !== undefined
  );
}

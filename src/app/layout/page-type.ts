import type { PageView } from '../../catalog/page';

/** The class of the root element that says what kind of page is open; none outside of the documentation. */
export function toPageType(kind: PageView['kind'] | undefined): string {
  if (kind === 'tags') return 'docs-tags-list-page';
  if (kind === 'tag') return 'docs-tags-doc-list-page';
  return kind === undefined ? '' : 'docs-doc-page';
}

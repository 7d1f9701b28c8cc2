import type { PageView } from '../../model/pages/page';

const labels: Partial<Record<PageView['kind'], string>> = {
  tag: 'tags-doc-list',
  tags: 'tags-list',
};

/** All that {@link toPageType} returns. */
export const pageTypes = ['doc', ...Object.values(labels)].map((label) => `docs-${label}-page`);

/** The class of the root element that says what kind of page is open; none outside of the documentation. */
export function toPageType(kind: PageView['kind'] | undefined): string {
  if (kind === undefined || kind === 'home' || kind === 'search') return '';
  return `docs-${labels[kind] ?? 'doc'}-page`;
}

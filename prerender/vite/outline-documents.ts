import type { PageOutline } from '../../src/app/server';
import type { PageFacts, PageKind } from '../../src/model/search/page-facts';
import type { PageDocuments } from '../search/page-documents';
import { condense } from '../search/visible-text';

/** What search finds of a page by its place in the sidebar; undefined for a page without one. */
export function toOutlineDocuments(
  url: string,
  { trail, kind }: PageOutline,
): PageDocuments | undefined {
  const item = trail.at(-1);
  // Its fields are found on the page of their owner.
  if (item === undefined || kind === 'fields') return undefined;
  const labels = trail.map(({ label }) => condense(label));
  const operation = item.type === 'link' ? toOperationFacts(item) : {};
  return {
    url,
    title: labels.at(-1) ?? '',
    breadcrumb: labels.slice(0, -1),
    description: condense(item.description ?? ''),
    keywords: '',
    facts: { kind: toPageKind(kind), ...operation },
    sections: [],
  };
}

function toPageKind(kind: PageOutline['kind']): PageKind {
  switch (kind) {
    case 'operation':
    case 'schema':
    case 'errors':
    case 'overview':
      return kind;
    default:
      return 'list';
  }
}

function toOperationFacts({
  method,
  deprecated,
}: {
  readonly method?: string;
  readonly deprecated?: boolean;
}): Partial<PageFacts> {
  return {
    ...(method !== undefined && { method }),
    ...(deprecated === true && { deprecated }),
  };
}

import type { ApiReference, ApiSummary, OperationGroup } from '../../src/model/api/api';
import { toSchemaPath, toSchemasPath } from '../../src/model/api/schema-page';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { findNeighbours } from '../../src/model/navigation/sidebar';
import type { PageEntry, SectionPages } from '../../src/model/pages/section-pages';
import { createSectionPages } from '../../src/model/pages/section-pages';

/** All pages of an API; its sidebar also links to the other APIs of the version. */
export function toApiSection(
  reference: ApiReference,
  pages: readonly PageEntry[],
  apis: readonly ApiSummary[],
): SectionPages {
  const sidebar = toApiSidebar(reference, apis);
  return createSectionPages(pages, (path) => ({
    sidebar,
    neighbours: findNeighbours(sidebar, path),
  }));
}

/**
 * All APIs, with groups for the open one only: a page must not grow with the size of other APIs. Readers switch
 * between them.
 */
function toApiSidebar(
  reference: ApiReference,
  apis: readonly ApiSummary[],
): readonly SidebarItem[] {
  return apis.map(({ id, label, path: href }): SidebarItem => {
    if (id !== reference.id) return { type: 'link', label, href };
    const overview: SidebarItem = {
      type: 'link',
      label: reference.labels.introduction,
      href: `${href}/${reference.overview}`,
    };
    return {
      type: 'category',
      label,
      href,
      ...(apis.length > 1 && { switched: true }),
      items: [
        overview,
        ...(reference.hasChanges ? [toChangesItem(reference)] : []),
        ...(reference.hasErrors ? [toErrorsItem(reference)] : []),
        ...toGroupItems(reference),
        ...toSchemaItems(reference),
      ],
    };
  });
}

function toChangesItem({ path, labels }: ApiReference): SidebarItem {
  return { type: 'link', label: labels.changes, href: `${path}/changes` };
}

function toErrorsItem({ path, labels }: ApiReference): SidebarItem {
  return { type: 'link', label: labels.errors, href: `${path}/errors` };
}

/** Puts groups of the same section into one category. */
function toGroupItems(reference: ApiReference): readonly SidebarItem[] {
  const { groups } = reference;
  const sections = [...new Set(groups.map(({ section }) => section))];
  return sections.flatMap((section): readonly SidebarItem[] => {
    const items = groups
      .filter((group) => group.section === section && group.parent === undefined)
      .map((group) => toGroupItem(group, reference));
    return section === undefined ? items : [{ type: 'category', label: section, items }];
  });
}

/** A group: its own operations, then its subgroups. The overview lists those as well. */
function toGroupItem(
  { slug, label, description, operations }: OperationGroup,
  reference: ApiReference,
): SidebarItem {
  const { path, groups, overview } = reference;
  const links = operations.map((operation): SidebarItem => ({
    type: 'link',
    label: operation.title,
    href: `${path}/${operation.slug}`,
    method: operation.method,
    deprecated: operation.deprecated,
  }));
  const inside = groups
    .filter(({ parent }) => parent === slug)
    .map((group) => toGroupItem(group, reference));
  const items = [...links, ...inside];
  return { type: 'category', label, description, listHref: `${path}/${overview}#${slug}`, items };
}

/** The list of schemas, below a line of its own; none for an API without named schemas. */
function toSchemaItems({ path, schemas, labels }: ApiReference): readonly SidebarItem[] {
  if (schemas.length === 0) return [];
  const items = schemas.map((name): SidebarItem => ({
    type: 'link',
    label: name,
    className: 'notranslate',
    href: toSchemaPath(path, name, schemas),
  }));
  return [
    { type: 'html', value: '<hr>' },
    { type: 'category', label: labels.schemas, href: toSchemasPath(path), items },
  ];
}

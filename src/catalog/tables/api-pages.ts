import type { ApiReference, ApiSummary, OperationGroup } from '../../model/api/api';
import { toSchemaPath, toSchemasPath } from '../../model/api/schema-page';
import type { SidebarItem } from '../../model/navigation/sidebar';
import { findNeighbours } from '../../model/navigation/sidebar';
import type { PageSource } from './page-sources';
import type {
  ErrorsModule,
  FieldsModule,
  ModuleKind,
  OperationModule,
  OverviewModule,
  SchemaIndexModule,
  SchemaModule,
} from '../page';
import { readPageModule } from '../page';
import { createPageTable } from './page-table';
import type { PageEntry, PageTable } from './page-table';

/** `api.yaml?reference`: the table of an API's pages, and the loader of each. */
export interface ReferenceModule {
  readonly default: ApiReference;
  readonly overview: PageSource<OverviewModule>;
  readonly errors: PageSource<ErrorsModule>;
  readonly operations: ReadonlyMap<string, PageSource<OperationModule>>;
  readonly schemaIndex: PageSource<SchemaIndexModule>;
  readonly schemas: ReadonlyMap<string, PageSource<SchemaModule>>;
  /** By their paths below the API's path. */
  readonly fields: ReadonlyMap<string, PageSource<FieldsModule>>;
}

/** All pages of an API; its sidebar also links to the other APIs of the version. */
export function toApiPages(
  module: ReferenceModule,
  file: string,
  apis: readonly ApiSummary[],
): PageTable {
  const { default: reference } = module;
  const sidebar = toApiSidebar(reference, apis);
  return createPageTable(
    [
      toIndexEntry(reference),
      toOverviewEntry(module, file),
      ...reference.groups.flatMap((group) => toOperationEntries(module, file, group)),
      ...toErrorEntries(module, file),
      ...toSchemaEntries(module, file),
      ...toFieldsEntries(module, file),
    ],
    (path) => ({
      sidebar,
      neighbours: findNeighbours(sidebar, path),
      // Only guides list cards within their text.
      loadCards: () => Promise.resolve(undefined),
    }),
  );
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
        ...(reference.hasErrors ? [toErrorsItem(reference)] : []),
        ...toGroupItems(reference),
        ...toSchemaItems(reference),
      ],
    };
  });
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
    href: toSchemaPath(path, name),
  }));
  return [
    { type: 'html', value: '<hr>' },
    { type: 'category', label: labels.schemas, href: toSchemasPath(path), items },
  ];
}

function toIndexEntry(reference: ApiReference): PageEntry {
  const { path, label, title, summary } = reference;
  return {
    path,
    load: () =>
      Promise.resolve({
        head: {
          path,
          title: `${label} reference`,
          description: summary,
          keywords: ['API reference', title],
        },
        view: { kind: 'api', reference },
      }),
  };
}

function toOverviewEntry(
  { default: { path, overview: slug }, overview }: ReferenceModule,
  file: string,
): PageEntry {
  return { path: `${path}/${slug}`, ...toSourceEntry('overview', `${file}?overview`, overview) };
}

function toErrorEntries(
  { default: { path, hasErrors }, errors }: ReferenceModule,
  file: string,
): readonly PageEntry[] {
  if (!hasErrors) return [];
  return [{ path: `${path}/errors`, ...toSourceEntry('errors', `${file}?errors`, errors) }];
}

function toOperationEntries(
  { default: { path }, operations }: ReferenceModule,
  file: string,
  group: OperationGroup,
): readonly PageEntry[] {
  return group.operations.map(({ slug }) => {
    const source = operations.get(slug);
    if (source === undefined) throw new Error(`${file} has no operation "${slug}".`);
    const id = `${file}?operation=${slug}`;
    return { path: `${path}/${slug}`, ...toSourceEntry('operation', id, source) };
  });
}

function toSchemaEntries(
  { default: { path }, schemaIndex, schemas }: ReferenceModule,
  file: string,
): readonly PageEntry[] {
  if (schemas.size === 0) return [];
  const list: PageEntry = {
    path: toSchemasPath(path),
    ...toSourceEntry('schemas', `${file}?schemas`, schemaIndex),
  };
  const pages = [...schemas].map(([name, source]): PageEntry => {
    const id = `${file}?schema=${encodeURIComponent(name)}`;
    return { path: toSchemaPath(path, name), ...toSourceEntry('schema', id, source) };
  });
  return [list, ...pages];
}

/** The pages of schemas without a name, to which the page with their place leads. */
function toFieldsEntries(
  { default: { path }, fields }: ReferenceModule,
  file: string,
): readonly PageEntry[] {
  return [...fields].map(([page, source]) => {
    const id = `${file}?fields=${encodeURIComponent(page)}`;
    return { path: `${path}/${page}`, ...toSourceEntry('fields', id, source) };
  });
}

function toSourceEntry(
  kind: ModuleKind,
  id: string,
  { file, load }: PageSource<unknown>,
): Pick<PageEntry, 'module' | 'load'> {
  return {
    module: { kind, id, ...(file !== undefined && { file }) },
    load: async () => readPageModule(kind, await load()),
  };
}

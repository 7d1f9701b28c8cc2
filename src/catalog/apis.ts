import type { ApiOverview, ApiReference, ApiSummary, OperationGroup } from '../model/reference/api';
import type { OperationPage } from '../model/reference/operation';
import type { SidebarItem } from '../model/sidebar';
import { liveContent } from './live-content';
import type { PageEntry, PageTable, Section } from './page-entry';
import { site } from './site';

interface Module<T> {
  readonly default: T;
}

interface ReferenceModule extends Module<ApiReference> {
  readonly overview: () => Promise<Module<ApiOverview>>;
  readonly operations: ReadonlyMap<string, () => Promise<Module<OperationPage>>>;
}

const summaries = import.meta.glob<Module<ApiSummary>>('/specs/*.yaml', {
  query: '?summary',
  eager: true,
});
const references = import.meta.glob<ReferenceModule>('/specs/*.yaml', { query: '?reference' });

/** The APIs of the site in the order of its navigation. */
export const apis: readonly ApiSummary[] = Object.entries(summaries)
  .map(([file, loaded]) => liveContent.newest(`${file}?summary`, loaded).default)
  .toSorted((a, b) => toRank(a.id) - toRank(b.id) || (a.id < b.id ? -1 : 1));

/** One section for each OpenAPI file. */
export const apiSections: readonly Section[] = apis.map(({ id }) => ({
  id,
  path: toApiPath(id),
  navigation: 'apis',
  modules: [`specs/${id}.yaml?reference`, 'reference'],
  loadTable: () => loadApiTable(id),
}));

/** The index page of an API. */
export function toApiPath(id: string): string {
  return `/docs/api/${id}`;
}

function toRank(id: string): number {
  const index = site.apiOrder.indexOf(id);
  return index === -1 ? site.apiOrder.length : index;
}

async function loadApiTable(id: string): Promise<PageTable> {
  const file = `/specs/${id}.yaml`;
  const load = references[file];
  if (load === undefined) throw new Error(`There is no API "${id}" in specs/.`);
  const module = liveContent.newest(`${file}?reference`, await load());
  const { default: reference } = module;
  return {
    sidebar: toApiSidebar(reference),
    pages: [
      toIndexEntry(reference),
      toOverviewEntry(module),
      ...reference.groups.flatMap((group) => toOperationEntries(module, group)),
    ],
  };
}

/** All APIs, the open one with its groups: an API's pages never grow with another API. */
function toApiSidebar(reference: ApiReference): readonly SidebarItem[] {
  return apis.map((api): SidebarItem => {
    const href = toApiPath(api.id);
    if (api.id !== reference.id)
      return { type: 'link', label: api.label, href, description: api.summary };
    const overview: SidebarItem = {
      type: 'link',
      label: 'Introduction',
      href: `${href}/${reference.overview}`,
    };
    return {
      type: 'category',
      label: api.label,
      href,
      description: api.summary,
      items: [overview, ...reference.groups.map((group) => toGroupItem(group, href))],
    };
  });
}

function toGroupItem(
  { label, description, operations }: OperationGroup,
  apiPath: string,
): SidebarItem {
  return {
    type: 'category',
    label,
    description,
    items: operations.map((operation) => ({
      type: 'link',
      label: operation.title,
      href: `${apiPath}/${operation.slug}`,
      method: operation.method,
      deprecated: operation.deprecated,
    })),
  };
}

function toIndexEntry(reference: ApiReference): PageEntry {
  const { id, label, title, summary } = reference;
  return {
    path: toApiPath(id),
    title: `${label} reference`,
    unlisted: false,
    load: () =>
      Promise.resolve({
        description: summary,
        keywords: ['API reference', title],
        view: { kind: 'api', reference },
      }),
  };
}

function toOverviewEntry({ default: reference, overview }: ReferenceModule): PageEntry {
  const { id, title, version, summary, groups } = reference;
  const apiPath = toApiPath(id);
  const module = `specs/${id}.yaml?overview`;
  return {
    path: `${apiPath}/${reference.overview}`,
    title,
    unlisted: false,
    module,
    load: async () => ({
      description: `Version ${version}: servers, authentication, conventions and all operations. ${summary}`,
      keywords: ['OpenAPI', 'download'],
      view: {
        kind: 'overview',
        overview: liveContent.newest(`/${module}`, await overview()).default,
        groups,
        apiPath,
      },
    }),
  };
}

function toOperationEntries(
  { default: { id }, operations }: ReferenceModule,
  group: OperationGroup,
): readonly PageEntry[] {
  return group.operations.map(({ slug, title, method, path }) => {
    const module = `specs/${id}.yaml?operation=${slug}`;
    return {
      path: `${toApiPath(id)}/${slug}`,
      title,
      unlisted: false,
      module,
      load: async () => {
        const load = operations.get(slug);
        if (load === undefined) throw new Error(`The API "${id}" has no operation "${slug}".`);
        const operation = liveContent.newest(`/${module}`, await load()).default;
        return {
          description: operation.summary,
          keywords: [`${method} ${path}`, group.label],
          view: { kind: 'operation', operation },
        };
      },
    };
  });
}

import type { DocsVersion } from '../../model/site/docs-version';
import type { CategoryEntry, DocEntry, GuideTable, TagEntry } from '../../model/guides/guide-table';
import { getActiveVersion, getSidebar } from '../../model/guides/doc-lookups';
import { findNeighbours } from '../../model/guides/neighbours';
import { toComparablePath } from '../../model/site/paths';
import { findTrail } from '../../model/navigation/sidebar';
import { loadCards, loadCategoryCards, loadDocCards } from './guide-cards';
import { createPageTable } from './page-table';
import { readPageModule } from '../page';
import type { GuideModule, PageContent } from '../page';
import type { PageEntry, PageTable } from './page-table';

interface TableModule {
  readonly default: GuideTable;
  /** Reads the data file of a plain guide, in the form of its module; only in a build. */
  readonly loadData?: (file: string) => Promise<unknown>;
}

const tables: Readonly<Record<string, () => Promise<TableModule>>> = {
  // Not a glob: the import must resolve even when the file does not exist.
  '/content/sidebars.ts': () => import('/content/sidebars.ts?guides'),
  ...import.meta.glob<TableModule>('/content/versions/*/sidebars.json', { query: '?guides' }),
};

const bodies = import.meta.glob<GuideModule>(
  [
    '/content/docs/**/*.{md,mdx}',
    '/content/versions/*/docs/**/*.{md,mdx}',
    '/content/i18n/*/docs/**/*.{md,mdx}',
    '!**/_*',
    '!**/_*/**',
  ],
  { query: '?page' },
);

/** Loads the table of a version's guides. */
export async function loadGuideTable(version: DocsVersion): Promise<GuideTable> {
  return (await loadTableModule(version)).default;
}

async function loadTableModule({ folder, name }: DocsVersion): Promise<TableModule> {
  const [, load] =
    Object.entries(tables).find(([key]) => key.startsWith(`/${folder}/sidebars.`)) ?? [];
  if (load === undefined) throw new Error(`no version doc found by id=${name}`);
  return load();
}

/** All guides of a version, and the pages that list them. */
export async function loadGuidePages(version: DocsVersion): Promise<PageTable> {
  const { default: table, loadData } = await loadTableModule(version);
  const findSidebarId = toSidebarFinder(table);
  return createPageTable(
    [
      ...table.docs.map((doc) => toGuideEntry(doc, loadData)),
      ...table.categories.map((category) => toCategoryEntry(category, table)),
      ...(table.tags.length === 0 ? [] : [toTagsEntry(table)]),
      ...table.tags.map((tag) => toTagEntry(tag, table)),
    ],
    (path) => {
      getActiveVersion([version], path);
      const sidebarId = findSidebarId(path);
      const sidebar = sidebarId === undefined ? [] : getSidebar([table], sidebarId);
      const trail = findTrail(sidebar, path);
      const category = trail.findLast((item) => item.type === 'category');
      return {
        sidebar,
        sidebarId: Object.keys(table.sidebars).length > 1 ? sidebarId : undefined,
        neighbours: findNeighbours(table, path),
        loadCards: async () => {
          return category && loadCards(table, category.items);
        },
      };
    },
  );
}

/** Finds the name of a page's sidebar; tag pages get the first one. */
function toSidebarFinder({
  docs,
  categories,
  sidebars,
}: GuideTable): (path: string) => string | undefined {
  const [first] = Object.keys(sidebars);
  const pages = [...docs, ...categories].toReversed();
  const ids = new Map(pages.map(({ path, sidebar }) => [toComparablePath(path), sidebar]));
  return (path) => {
    const route = toComparablePath(path);
    return ids.has(route) ? ids.get(route) : first;
  };
}

function toGuideEntry(
  { id, file, path, unlisted, data }: DocEntry,
  loadData: TableModule['loadData'],
): PageEntry {
  const body = `/${file}`;
  return {
    path,
    docId: id,
    ...(unlisted === true && { unlisted }),
    module: { kind: 'guide', id: body, ...(data !== undefined && { file: data }) },
    load: async () => {
      const load = data === undefined ? bodies[body] : () => loadData?.(data);
      if (load === undefined) throw new Error(`There is no file ${file}.`);
      return readPageModule('guide', await load());
    },
  };
}

function toCategoryEntry(category: CategoryEntry, table: GuideTable): PageEntry {
  return { path: category.path, load: () => loadCategory(category, table) };
}

async function loadCategory(
  { path, title, description, keywords = [], image, sidebar }: CategoryEntry,
  table: GuideTable,
): Promise<PageContent> {
  const cards = await loadCategoryCards(table, getSidebar([table], sidebar), path);
  return {
    head: {
      path,
      title,
      description: description ?? title,
      keywords,
      ...(image !== undefined && { image }),
    },
    view: { kind: 'category', title, cards, ...(description !== undefined && { description }) },
  };
}

function toTagsPath({ version }: GuideTable): string {
  return `${version.path}/tags`;
}

function toTagsEntry(table: GuideTable): PageEntry {
  const path = toTagsPath(table);
  return {
    path,
    load: () =>
      Promise.resolve({
        head: { path, title: 'Tags', description: 'The guides by their tags.' },
        view: { kind: 'tags', tags: table.tags },
      }),
  };
}

function toTagEntry(tag: TagEntry, table: GuideTable): PageEntry {
  return { path: tag.path, load: () => loadTag(tag, table) };
}

async function loadTag(tag: TagEntry, table: GuideTable): Promise<PageContent> {
  const { path, label, description } = tag;
  return {
    head: {
      path,
      title: `Guides with "${label}"`,
      description: description ?? `The guides that carry the tag ${label}.`,
    },
    view: {
      kind: 'tag',
      tag,
      docs: await loadDocCards(table, tag.docs),
      allTags: toTagsPath(table),
    },
  };
}

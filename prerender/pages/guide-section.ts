import type { CategoryEntry, GuideTable, TagEntry } from '../../src/model/guides/guide-table';
import { getCurrentCategory, getSidebar } from '../../src/model/guides/doc-lookups';
import { findNeighbours } from '../../src/model/guides/neighbours';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { findTrail } from '../../src/model/navigation/sidebar';
import { oncePer } from '../../src/model/once-per';
import type { GuideText, PageContent } from '../../src/model/pages/page';
import type { PageEntry, SectionPages } from '../../src/model/pages/section-pages';
import { createSectionPages } from '../../src/model/pages/section-pages';
import { toComparablePath } from '../../src/model/site/paths';
import { throwErrors } from '../diagnostics/problem';
import type { GuideVersion } from '../guides/guide-version';
import type { CompiledGuide } from '../mdx/guide-compiler';
import { toCards, toDocCards } from './guide-cards';

/** Compiles a guide by its file. */
export type CompileFile = (file: string) => Promise<CompiledGuide>;

/** All guides of a version, and the pages that list them. */
export function toGuideSection(guides: GuideVersion, compile: CompileFile): SectionPages {
  const { table } = guides;
  const findSidebarId = toSidebarFinder(table);
  const getCards = oncePer((items: readonly SidebarItem[]) => toCards(guides, items));
  return createSectionPages(
    [
      ...table.docs.map(({ path, file }): PageEntry => ({
        path,
        kind: 'guide',
        make: async () => toGuideContent(guides, file, toText(file, await compile(file))),
      })),
      ...table.categories.map((category): PageEntry => ({
        path: category.path,
        kind: 'category',
        make: () => toCategoryContent(guides, category),
      })),
      ...(table.tags.length === 0 ? [] : [toTagsEntry(table)]),
      ...table.tags.map((tag): PageEntry => ({
        path: tag.path,
        kind: 'tag',
        make: () => toTagContent(guides, tag),
      })),
    ],
    (path) => {
      const sidebarId = findSidebarId(path);
      const sidebar = sidebarId === undefined ? [] : getSidebar([table], sidebarId);
      const category = findTrail(sidebar, path).findLast((item) => item.type === 'category');
      return {
        sidebar,
        sidebarId: Object.keys(table.sidebars).length > 1 ? sidebarId : undefined,
        neighbours: findNeighbours(table, path),
        cards: category && getCards(category.items),
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

function toText(file: string, { plain, problems }: CompiledGuide): GuideText {
  throwErrors(problems);
  return plain ?? { module: file };
}

function toGuideContent({ pages }: GuideVersion, file: string, text: GuideText): PageContent {
  const page = pages.get(file);
  if (page === undefined) throw new Error(`${file} is not a page.`);
  const { path, title, description, keywords, image, unlisted } = page;
  return {
    head: {
      path,
      title,
      description,
      keywords,
      noindex: unlisted,
      ...(image !== undefined && { image }),
    },
    view: { kind: 'guide', page, text },
  };
}

function toCategoryContent(
  guides: GuideVersion,
  { path, title, description, keywords = [], image, sidebar }: CategoryEntry,
): PageContent {
  const { items } = getCurrentCategory(getSidebar([guides.table], sidebar), path);
  return {
    head: {
      path,
      title,
      description: description ?? title,
      keywords,
      ...(image !== undefined && { image }),
    },
    view: {
      kind: 'category',
      title,
      cards: toCards(guides, items),
      ...(description !== undefined && { description }),
    },
  };
}

function toTagsPath({ version }: GuideTable): string {
  return `${version.path}/tags`;
}

function toTagsEntry(table: GuideTable): PageEntry {
  const path = toTagsPath(table);
  return {
    path,
    kind: 'tags',
    make: () => ({
      head: { path, title: 'Tags', description: 'The guides by their tags.' },
      view: { kind: 'tags', tags: table.tags },
    }),
  };
}

function toTagContent(guides: GuideVersion, tag: TagEntry): PageContent {
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
      docs: toDocCards(guides, tag.docs),
      allTags: toTagsPath(guides.table),
    },
  };
}

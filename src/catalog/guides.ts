import { guideSidebar } from '../../content/sidebars';
import type { GuideDetails, GuideMeta } from '../model/docs/guide-meta';
import { toSidebar } from '../model/docs/to-sidebar';
import type { Heading } from '../model/heading';
import type { SidebarCategory, SidebarItem } from '../model/sidebar';
import { liveContent } from './live-content';
import type { MdxProps, PageContent, PageEntry, PageTable } from './page-entry';
import type { ComponentType } from 'react';

interface GuideModule {
  readonly default: ComponentType<MdxProps>;
  readonly headings: readonly Heading[];
  readonly details: GuideDetails;
}

interface MetaModule {
  readonly default: GuideMeta;
}

const bodies = import.meta.glob<GuideModule>('/content/docs/**/*.mdx');
// Front matter has its own query: an eager import of the pages would pull every body in here.
const metas = import.meta.glob<MetaModule>('/content/docs/**/*.mdx', {
  query: '?meta',
  eager: true,
});

/** All guides, and the category pages that list them. */
export function toGuideTable(): PageTable {
  const guides = Object.entries(metas).map(([file, loaded]) => ({
    file,
    meta: liveContent.newest(`${file}?meta`, loaded).default,
  }));
  const sidebar = toSidebar(
    guideSidebar,
    guides.map(({ meta }) => meta),
  );
  return {
    sidebar,
    pages: [
      ...guides.map(({ file, meta }) => toGuideEntry(file, meta)),
      ...toCategoryEntries(sidebar),
    ],
  };
}

function toGuideEntry(file: string, meta: GuideMeta): PageEntry {
  const { path, title, unlisted } = meta;
  const module = file.slice(1);
  return { path, title, unlisted, module, load: () => loadGuide(file, meta) };
}

async function loadGuide(file: string, meta: GuideMeta): Promise<PageContent> {
  const load = bodies[file];
  if (load === undefined)
    throw new Error(`Couldn't find any doc with id "${meta.id}" in version "Next".`);
  const module = liveContent.newest(file, await load());
  if (typeof module.default !== 'function') {
    throw new TypeError(
      `The page component at ${file} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  return {
    description: module.details.description,
    keywords: module.details.keywords,
    view: {
      kind: 'guide',
      title: meta.title,
      Body: module.default,
      headings: module.headings,
      hideTableOfContents: meta.hideTableOfContents,
      source: file.slice(1),
    },
  };
}

/** Categories whose page is a list of what is in them; those with a doc as their page have that. */
function toCategoryEntries(sidebar: readonly SidebarItem[]): readonly PageEntry[] {
  return sidebar.filter(isGeneratedCategory).map((category) => ({
    path: category.href,
    title: category.label,
    unlisted: false,
    load: () => loadCategory(category),
  }));
}

async function loadCategory({
  label: title,
  description = title,
  items,
}: SidebarCategory): Promise<PageContent> {
  const { toCards } = await import('./guide-cards');
  return {
    description,
    keywords: [],
    view: { kind: 'category', title, description, cards: toCards(items) },
  };
}

function isGeneratedCategory(
  item: SidebarItem,
): item is SidebarCategory & { readonly href: string } {
  return item.type === 'category' && item.href?.startsWith('/docs/category/') === true;
}

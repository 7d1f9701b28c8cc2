import type { Card } from '../../model/guides/card';
import { getCurrentCategory, getVersionDoc } from '../../model/guides/doc-lookups';
import type { GuideTable } from '../../model/guides/guide-table';
import { isSamePath } from '../../model/site/paths';
import type { SidebarItem } from '../../model/navigation/sidebar';
import { findFirstHref } from '../../model/navigation/sidebar';

/** Descriptions by doc id. */
type Descriptions = Readonly<Record<string, string>>;

interface DescriptionsModule {
  readonly default: Descriptions;
}

// Only lists of cards need these, so they are not part of the table of guides.
const descriptions: Readonly<Record<string, () => Promise<DescriptionsModule>>> = {
  '/content/sidebars.ts': () => import('/content/sidebars.ts?descriptions'),
  ...import.meta.glob<DescriptionsModule>('/content/versions/*/sidebars.json', {
    query: '?descriptions',
  }),
};

/** The cards of the category at a site path. */
export async function loadCategoryCards(
  table: GuideTable,
  sidebar: readonly SidebarItem[],
  path: string,
): Promise<readonly Card[]> {
  return loadCards(table, getCurrentCategory(sidebar, path).items);
}

/** The cards of sidebar items; an item without a link has none. */
export async function loadCards(
  table: GuideTable,
  items: readonly SidebarItem[],
): Promise<readonly Card[]> {
  const texts = await loadDescriptions(table);
  return items.flatMap((item) => toCard(item, table, texts));
}

/** The cards of docs, by their ids. */
export async function loadDocCards(
  table: GuideTable,
  ids: readonly string[],
): Promise<readonly Card[]> {
  const texts = await loadDescriptions(table);
  return ids.map((id) => {
    const { title, path } = getVersionDoc(table, id);
    return { label: title, href: path, description: texts[id] ?? '' };
  });
}

async function loadDescriptions({ version: { folder } }: GuideTable): Promise<Descriptions> {
  const [, load] =
    Object.entries(descriptions).find(([key]) => key.startsWith(`/${folder}/sidebars.`)) ?? [];
  if (load === undefined) return {};
  return (await load()).default;
}

function toCard(item: SidebarItem, table: GuideTable, texts: Descriptions): readonly Card[] {
  if (item.type === 'html' || (item.type === 'link' && item.unlisted === true)) return [];
  const href = findFirstHref(item);
  if (href === undefined) return [];
  const id = item.docId ?? table.docs.find(({ path }) => isSamePath(path, href))?.id;
  const description = item.description ?? (id === undefined ? undefined : texts[id]) ?? '';
  return [
    {
      label: item.label,
      href,
      description,
      ...(item.type === 'category' && { count: item.items.length }),
    },
  ];
}

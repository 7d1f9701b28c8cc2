import type { Card } from '../../src/model/guides/card';
import { getVersionDoc } from '../../src/model/guides/doc-lookups';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { findFirstHref } from '../../src/model/navigation/sidebar';
import { isSamePath } from '../../src/model/site/paths';
import type { GuideVersion } from '../guides/guide-version';

type Guides = Pick<GuideVersion, 'table' | 'descriptions'>;

/** The cards of sidebar items; an item without a link has none. */
export function toCards(guides: Guides, items: readonly SidebarItem[]): readonly Card[] {
  return items.flatMap((item) => toCard(item, guides));
}

/** The cards of docs, by their ids. */
export function toDocCards(
  { table, descriptions }: Guides,
  ids: readonly string[],
): readonly Card[] {
  return ids.map((id) => {
    const { title, path } = getVersionDoc(table, id);
    return { label: title, href: path, description: descriptions[id] ?? '' };
  });
}

function toCard(item: SidebarItem, { table, descriptions }: Guides): readonly Card[] {
  if (item.type === 'html' || (item.type === 'link' && item.unlisted === true)) return [];
  const href = findFirstHref(item);
  if (href === undefined) return [];
  const id = item.docId ?? table.docs.find(({ path }) => isSamePath(path, href))?.id;
  const description = item.description ?? (id === undefined ? undefined : descriptions[id]) ?? '';
  const count = item.type === 'category' ? { count: item.items.length } : {};
  return [{ label: item.label, href, description, ...count }];
}

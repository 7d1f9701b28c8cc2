import { oncePer } from '../once-per';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { isActive } from './sidebar';

/** The keys of the open categories of a sidebar. */
export type OpenCategories = ReadonlySet<string>;

/** Creates a key for each item, independent of the items before it: lists are shortened, and they change. */
export function toItemKeys(items: readonly SidebarItem[], parent = ''): readonly string[] {
  return toItemNames(items).map((name) => `${parent}/${name}`);
}

const toItemNames = oncePer((items: readonly SidebarItem[]): readonly string[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = item.type === 'html' ? item.value : `${item.label} ${item.href ?? ''}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name} ${count}`;
  });
});

/** The categories that are open when a reader arrives at a page. */
export function toInitiallyOpen(
  items: readonly SidebarItem[],
  path: string,
  parent = '',
): OpenCategories {
  const open = listCategories(items, parent).flatMap(({ category, key }) => [
    ...(isInitiallyOpen(category, path) ? [key] : []),
    ...toInitiallyOpen(category.items, path, key),
  ]);
  return new Set(open);
}

/** True for a category that holds the page, or that its author wants open. */
export function isInitiallyOpen(category: SidebarCategory, path: string): boolean {
  return category.collapsed === false || !isCollapsible(category) || isActive(category, path);
}

export function isCollapsible({ collapsible }: SidebarCategory): boolean {
  return collapsible !== false;
}

/** Opens or closes a category; an exclusive one closes its siblings. */
export function toggleCategory(
  open: OpenCategories,
  siblings: readonly SidebarItem[],
  key: string,
  isOpen: boolean,
  parent = '',
): OpenCategories {
  if (open.has(key) === isOpen) return open;
  const next = new Set(open);
  if (!isOpen) {
    next.delete(key);
    return next;
  }
  const categories = listCategories(siblings, parent);
  const isExclusive = categories.find((one) => one.key === key)?.category.exclusive === true;
  const closing = categories.filter(({ category }) => isExclusive && isCollapsible(category));
  for (const neighbour of closing) next.delete(neighbour.key);
  return next.add(key);
}

/** Opens the categories around the page that a reader arrives at. */
export function openActive(
  open: OpenCategories,
  items: readonly SidebarItem[],
  path: string,
  parent = '',
): OpenCategories {
  const active = listCategories(items, parent).filter(({ category }) => isActive(category, path));
  return active.reduce(
    (result, { category, key }) =>
      openActive(toggleCategory(result, items, key, true, parent), category.items, path, key),
    open,
  );
}

interface KeyedCategory {
  readonly key: string;
  readonly category: SidebarCategory;
}

function listCategories(items: readonly SidebarItem[], parent: string): readonly KeyedCategory[] {
  const names = toItemNames(items);
  return items.flatMap((category, index) =>
    category.type === 'category' ? [{ category, key: `${parent}/${names[index]}` }] : [],
  );
}

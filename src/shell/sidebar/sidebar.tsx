import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import { toItemKeys } from '../../model/navigation/open-categories';
import type { SidebarCategory as Category, SidebarItem } from '../../model/navigation/sidebar';
import { findListHref } from '../../model/navigation/sidebar';
import { listVisibleItems } from '../../model/navigation/visible-items';
import { Link } from '../../ui/link';
import { texts } from './texts';
import { useHydrated } from '../../ui/use-hydrated';
import { HtmlEntry } from './html-entry';
import { SidebarCategory } from './sidebar-category';
import { SidebarProvider, useOpenCategories, useMovingPanel } from './sidebar-state';
import { SidebarEntry } from './sidebar-entry';
import { useCategoryItems } from './category-items';
import type { LoadPart, SidebarLevel } from './sidebar-state';
import styles from './sidebar.module.css';

export interface SidebarProps {
  readonly items: readonly SidebarItem[];
  /** Site path of the page that is shown. */
  readonly path: string;
  readonly loadPart: LoadPart;
}

/** A section's pages as a tree. */
export function Sidebar(props: SidebarProps) {
  // Another sidebar starts anew; the same one keeps what the reader has opened.
  return <SidebarTree key={toItemKeys(props.items).join('\n')} {...props} />;
}

function SidebarTree({ items, path, loadPart }: SidebarProps) {
  const visible = useMemo(() => listVisibleItems(items, path), [items, path]);
  const categories = useOpenCategories(visible, path);
  const [Panel, prepare] = useMovingPanel();
  const isHydrated = useHydrated();
  const state = useMemo(
    () => ({ ...categories, path, loadPart, isHydrated, Panel, prepare }),
    [categories, path, loadPart, isHydrated, Panel, prepare],
  );
  return (
    <SidebarProvider value={state}>
      <nav aria-label={texts.sidebar.label} className={styles['sidebar']}>
        <ItemList items={visible} />
      </nav>
    </SidebarProvider>
  );
}

interface ItemListProps {
  readonly items: readonly SidebarItem[];
  /** The key of the category that they are in. */
  readonly parent?: string;
  /** What follows the items. */
  readonly children?: ReactNode;
}

function ItemList({ items, parent = '', children }: ItemListProps) {
  const group = useId();
  const keys = toItemKeys(items, parent);
  return (
    <ul>
      {items.map((item, index) => {
        const key = keys[index] ?? '';
        return <Item key={key} id={key} item={item} level={{ items, parent }} group={group} />;
      })}
      {children}
    </ul>
  );
}

interface CategoryItemsProps {
  readonly category: Category;
  readonly id: string;
}

/** The items of a category; until they are loaded, or if they are too many, the link to the page with all of them. */
function CategoryItems({ category, id }: CategoryItemsProps) {
  const { items, total } = useCategoryItems(category, id);
  const listHref = findListHref(category);
  return (
    <ItemList items={items} parent={id}>
      {total !== undefined && listHref !== undefined && (
        <li>
          <Link href={listHref} className={styles['link']}>
            {format(texts.sidebar.all, { count: total })}
          </Link>
        </li>
      )}
    </ItemList>
  );
}

interface ItemProps {
  readonly item: SidebarItem;
  readonly id: string;
  readonly level: SidebarLevel;
  readonly group: string;
}

function Item({ item, id, level, group }: ItemProps) {
  if (item.type === 'html') return <HtmlEntry item={item} />;
  return (
    <li className={item.className}>
      {item.type === 'link' ? (
        <SidebarEntry item={item} />
      ) : (
        <SidebarCategory item={item} id={id} level={level} group={group}>
          <CategoryItems category={item} id={id} />
        </SidebarCategory>
      )}
    </li>
  );
}

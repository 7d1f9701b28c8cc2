import { useId, useMemo } from 'react';
import { format } from '../../model/text/format';
import { toItemKeys } from '../../model/navigation/open-categories';
import type { SidebarCategory as Category, SidebarItem } from '../../model/navigation/sidebar';
import { findListHref } from '../../model/navigation/sidebar';
import { toShownItems, toSidebarOutline } from '../../model/navigation/sidebar-outline';
import { listVisibleItems } from '../../model/navigation/visible-items';
import { Link } from '../../ui/link';
import { texts } from './texts';
import { useHydrated } from '../../ui/use-hydrated';
import { SidebarCategory } from './sidebar-category';
import { SidebarProvider, useSidebar, useOpenCategories, useMovingPanel } from './sidebar-state';
import { SidebarEntry } from './sidebar-entry';
import type { SidebarLevel } from './sidebar-state';
import styles from './sidebar.module.css';

export interface SidebarProps {
  readonly items: readonly SidebarItem[];
  /** Site path of the page that is shown. */
  readonly path: string;
}

/** A section's pages as a tree. */
export function Sidebar(props: SidebarProps) {
  // Another sidebar starts anew; the same one keeps what the reader has opened.
  return <SidebarTree key={toItemKeys(props.items).join('\n')} {...props} />;
}

function SidebarTree({ items, path }: SidebarProps) {
  const visible = useMemo(() => listVisibleItems(items, path), [items, path]);
  const outline = useMemo(() => toSidebarOutline(visible, path), [visible, path]);
  const categories = useOpenCategories(visible, path);
  const [Panel, prepare] = useMovingPanel();
  const isHydrated = useHydrated();
  const isLarge = outline !== visible;
  const state = useMemo(
    () => ({ ...categories, path, isHydrated, isLarge, Panel, prepare }),
    [categories, path, isHydrated, isLarge, Panel, prepare],
  );
  return (
    <SidebarProvider value={state}>
      <nav aria-label={texts.sidebar.label} className={styles['sidebar']}>
        <ItemList items={isHydrated ? visible : outline} />
      </nav>
    </SidebarProvider>
  );
}

interface ItemListProps {
  readonly items: readonly SidebarItem[];
  /** The category that they are in, and its key. */
  readonly category?: Category;
  readonly parent?: string;
}

function ItemList({ items, category, parent = '' }: ItemListProps) {
  const { path } = useSidebar();
  const group = useId();
  const shown = category === undefined ? { items } : toShownItems(category, path);
  const listHref = category && findListHref(category);
  const keys = toItemKeys(shown.items, parent);
  return (
    <ul>
      {shown.items.map((item, index) => {
        const key = keys[index] ?? '';
        return <Item key={key} id={key} item={item} level={{ items, parent }} group={group} />;
      })}
      {shown.total !== undefined && listHref !== undefined && (
        <li>
          <Link href={listHref} className={styles['link']}>
            {format(texts.sidebar.all, { count: shown.total })}
          </Link>
        </li>
      )}
    </ul>
  );
}

interface ItemProps {
  readonly item: SidebarItem;
  readonly id: string;
  readonly level: SidebarLevel;
  readonly group: string;
}

function Item({ item, id, level, group }: ItemProps) {
  if (item.type === 'html') {
    // A writer's own words, from the same repository as this line.
    const html = { __html: item.value };
    const className = `${styles['html']} ${item.className ?? ''}`.trimEnd();
    return <li className={className} dangerouslySetInnerHTML={html} />;
  }
  return (
    <li className={item.className}>
      {item.type === 'link' ? (
        <SidebarEntry item={item} />
      ) : (
        <SidebarCategory item={item} id={id} level={level} group={group}>
          <ItemList items={item.items} category={item} parent={id} />
        </SidebarCategory>
      )}
    </li>
  );
}

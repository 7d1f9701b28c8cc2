import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import { toItemKeys } from '../../model/navigation/open-categories';
import type { SidebarCategory as Category, SidebarItem } from '../../model/navigation/sidebar';
import { findListHref } from '../../model/navigation/sidebar';
import type { SidebarPart } from '../../model/navigation/sidebar-parts';
import { listVisibleItems } from '../../model/navigation/visible-items';
import { Link } from '../../ui/link';
import { texts } from './texts';
import { useHydrated } from '../../ui/use-hydrated';
import { HtmlEntry } from './html-entry';
import { SidebarCategory } from './sidebar-category';
import { SidebarProvider, useOpenCategories, useMovingPanel, useSidebar } from './sidebar-state';
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
        <Items items={visible} />
      </nav>
    </SidebarProvider>
  );
}

/** All items, or those of the category that is shown alone. */
function Items({ items }: Pick<ItemListProps, 'items'>) {
  const index = items.findIndex((item) => item.type === 'category' && item.switched);
  const chosen = items[index];
  if (chosen?.type !== 'category') return <ItemList items={items} />;
  return (
    <div>
      <div className={styles['switch']}>
        <SidebarEntry item={{ type: 'link', label: chosen.label, href: chosen.href ?? '' }} />
        {/* Each choice closes it. Readers may open it before this script is there. */}
        <details key={chosen.label} className={styles['category']} suppressHydrationWarning>
          <summary className={styles['caret']} aria-label={texts.sidebar.others} />
          <ItemList items={items.filter((item) => item !== chosen)} />
        </details>
      </div>
      <CategoryItems category={chosen} id={toItemKeys(items)[index] ?? ''} />
    </div>
  );
}

interface ItemListProps {
  readonly items: readonly SidebarItem[];
  /** The key of the category that they are in. */
  readonly parent?: string;
  /** The name of the part with all of them, if these are a window. */
  readonly all?: string | undefined;
  readonly show?: (whole: SidebarPart) => void;
  /** What follows the items. */
  readonly children?: ReactNode;
}

function ItemList({ items, parent = '', children, ...whole }: ItemListProps) {
  const group = useId();
  const keys = toItemKeys(items, parent);
  return (
    <ul>
      {parent !== '' && items.length >= FEWEST_FILTERED && <ItemFilter {...whole} />}
      {items.map((item, index) => {
        const key = keys[index] ?? '';
        return <Item key={key} id={key} item={item} level={{ items, parent }} group={group} />;
      })}
      {children}
    </ul>
  );
}

/** A list that fits on a screen needs no filter. */
const FEWEST_FILTERED = 20;

/** The field of a filter; what filters loads with the first letter. */
function ItemFilter({ all, show }: Pick<ItemListProps, 'all' | 'show'>) {
  const sidebar = useSidebar();
  return (
    <li className={styles['filter']}>
      <input
        type="search"
        disabled={!sidebar.isHydrated}
        aria-label={texts.sidebar.filter}
        placeholder={texts.sidebar.filter}
        onInput={({ currentTarget }) => {
          import('./item-filter').then(
            (module) => module.filterItems(currentTarget, sidebar, all, show),
            // The next letter tries again; all items stay.
            () => undefined,
          );
        }}
      />
      <output />
    </li>
  );
}

interface CategoryItemsProps {
  readonly category: Category;
  readonly id: string;
}

/** The items of a category; until they are loaded, or if they are too many, the link to the page with all of them. */
function CategoryItems({ category, id }: CategoryItemsProps) {
  const [whole, show] = useState<SidebarPart>();
  const part = useCategoryItems(category, id);
  const { items, total, all } = whole ?? part;
  const listHref = findListHref(category);
  return (
    <ItemList items={items} parent={id} all={all} show={show}>
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

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
import { SidebarCategory } from './sidebar-category';
import { SidebarProvider, useOpenCategories, useMovingPanel, useSidebar } from './sidebar-state';
import { HtmlEntry, SidebarEntry } from './sidebar-entry';
import { useCategoryItems } from './category-items';
import type { LoadItems, SidebarLevel } from './sidebar-state';
import styles from './sidebar.module.css';

export interface SidebarProps {
  readonly items: readonly SidebarItem[];
  /** Site path of the page that is shown. */
  readonly path: string;
  readonly loadItems: LoadItems;
}

/** A section's pages as a tree. */
export function Sidebar(props: SidebarProps) {
  // Another sidebar starts anew; the same one keeps what the reader has opened.
  return <SidebarTree key={toItemKeys(props.items).join('\n')} {...props} />;
}

function SidebarTree({ items, path, loadItems }: SidebarProps) {
  const visible = useMemo(() => listVisibleItems(items, path), [items, path]);
  const categories = useOpenCategories(visible, path);
  const [Panel, prepare] = useMovingPanel();
  const isHydrated = useHydrated();
  const state = useMemo(
    () => ({ ...categories, path, loadItems, isHydrated, Panel, prepare }),
    [categories, path, loadItems, isHydrated, Panel, prepare],
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
  /** Rendered after the items. */
  readonly children?: ReactNode;
}

function ItemList({ items, parent = '', children }: ItemListProps) {
  const group = useId();
  const keys = toItemKeys(items, parent);
  return (
    <ul>
      {parent !== '' && items.length >= FEWEST_FILTERED && <ItemFilter />}
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
function ItemFilter() {
  const { isHydrated } = useSidebar();
  return (
    <li className={styles['filter']}>
      <input
        type="search"
        disabled={!isHydrated}
        aria-label={texts.sidebar.filter}
        placeholder={texts.sidebar.filter}
        onInput={({ currentTarget }) => {
          import('./item-filter').then(
            (module) => module.filterItems(currentTarget),
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

/** The items of a category; until they are loaded, the link to the page with all of them. */
function CategoryItems({ category, id }: CategoryItemsProps) {
  const items = useCategoryItems(category, id);
  const { omitted } = category;
  const listHref = findListHref(category);
  return (
    <ItemList items={items} parent={id}>
      {items.length === 0 && omitted !== undefined && listHref !== undefined && (
        <li>
          <Link href={listHref} className={styles['link']}>
            {format(texts.sidebar.all, { count: omitted })}
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

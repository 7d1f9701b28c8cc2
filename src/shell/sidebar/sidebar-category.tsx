import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { format } from '../../model/text/format';
import { isCollapsible, isInitiallyOpen } from '../../model/navigation/open-categories';
import { isSamePath } from '../../model/site/paths';
import type { SidebarCategory as Category } from '../../model/navigation/sidebar';
import { isActive } from '../../model/navigation/sidebar';
import { Link } from '../../ui/link';
import { texts } from './texts';
import { useSidebar } from './sidebar-state';
import { useCollapse } from './collapse';
import type { SidebarLevel } from './sidebar-state';
import styles from './sidebar.module.css';

export interface SidebarCategoryProps {
  readonly item: Category;
  /** Names the category within the sidebar. */
  readonly id: string;
  /** The list that it stands in. */
  readonly level: SidebarLevel;
  /** The `name` of the `<details>`, of which the browser keeps only one open. */
  readonly group: string;
  /** The list of its items. */
  readonly children: ReactNode;
}

/** A category: its label leads to its page, if it has one, and its items open and close. */
export function SidebarCategory(props: SidebarCategoryProps) {
  const { item, children } = props;
  const { isHydrated } = useSidebar();
  // Without a script, the items of a file are only on the category's page.
  const hasItems = item.items.length > 0 || (isHydrated && item.file !== undefined);
  if (!isCollapsible(item)) {
    return (
      <>
        {item.href === undefined ? (
          <span className={styles['group']}>{item.label}</span>
        ) : (
          <CategoryLink {...props} href={item.href} />
        )}
        {children}
      </>
    );
  }
  if (item.href === undefined) return <CategoryDetails {...props} />;
  return (
    <div className={styles['linked']}>
      <CategoryLink {...props} href={item.href} />
      {hasItems && <CategoryDetails {...props} />}
    </div>
  );
}

function CategoryLink({ item, id, level, href }: SidebarCategoryProps & { readonly href: string }) {
  const { path, change } = useSidebar();
  return (
    <Link
      href={href}
      className={styles['link']}
      aria-current={isSamePath(href, path) ? 'page' : undefined}
      data-active={isActive(item, path) ? '' : undefined}
      // At once, not when the page is there.
      onClick={() => change({ level, key: id, isOpen: true, isAnimated: true })}
    >
      <span>{item.label}</span>
    </Link>
  );
}

function CategoryDetails(props: SidebarCategoryProps) {
  const { item, id, level, group, children } = props;
  const { open, path, isAnimated, isHydrated, change, prepare, loadItems } = useSidebar();
  const isOpen = open.has(id);
  const { isShown, hasBeenShown, Panel, onClosed } = useCollapse(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened by the browser: before this script was there, or because something was found inside.
  const follow = () => {
    const isOpenNow = details.current?.open ?? isShown;
    if (isOpenNow !== isShown) change({ level, key: id, isOpen: isOpenNow, isAnimated: false });
  };
  const catchUp = useEffectEvent(follow);
  useLayoutEffect(() => catchUp(), []);
  const getReady = () => {
    prepare();
    // A failed load is retried when the category is opened.
    if (item.file !== undefined && item.items.length === 0)
      loadItems(item.file).catch(() => undefined);
  };
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    prepare();
    change({ level, key: id, isOpen: !isOpen, isAnimated: true });
  };
  // Without a script, the link to the page with the items of a file stands here.
  const isWaiting = item.file !== undefined && item.items.length === 0 && isHydrated;
  const items = !isWaiting || hasBeenShown ? children : null;
  return (
    <details
      ref={details}
      open={isShown}
      name={!isHydrated && isClosedByOthers(item, level, path) ? group : undefined}
      className={styles['category']}
      data-closing={isShown && !isOpen ? '' : undefined}
      onToggle={follow}
      // Readers may open it before this script is there.
      suppressHydrationWarning
    >
      <CategorySummary item={item} isOpen={isOpen} onToggle={toggle} onInterest={getReady} />
      {Panel === undefined ? (
        items
      ) : (
        <Panel isOpen={isOpen} isAnimated={isAnimated} onClosed={onClosed}>
          {items}
        </Panel>
      )}
    </details>
  );
}

/**
 * True if the browser may close a category when another one of its level opens. It keeps only the first open one
 * of a name, so those that their author opens have none where another one starts open too.
 */
function isClosedByOthers(item: Category, { items }: SidebarLevel, path: string): boolean {
  const open = items.filter((one) => one.type === 'category' && isInitiallyOpen(one, path));
  return item.exclusive === true && (item.collapsed !== false || open.length === 1);
}

interface CategorySummaryProps {
  readonly item: Category;
  readonly isOpen: boolean;
  readonly onToggle: (event: MouseEvent) => void;
  readonly onInterest: () => void;
}

/** The toggle: the label, or a button beside it when the label is a link. */
function CategorySummary({ item, isOpen, onToggle, onInterest }: CategorySummaryProps) {
  const { label, href } = item;
  const text = isOpen ? texts.sidebar.collapse : texts.sidebar.expand;
  return (
    <summary
      className={styles[href === undefined ? 'group' : 'caret']}
      aria-label={href === undefined ? undefined : format(text, { label })}
      onClick={onToggle}
      onPointerEnter={onInterest}
      onFocus={onInterest}
    >
      {href === undefined && label}
    </summary>
  );
}

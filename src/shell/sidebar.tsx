import { useEffect, useId, useRef } from 'react';
import { isSamePath } from '../model/paths';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../model/sidebar';
import { isActive } from '../model/sidebar';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { MethodBadge } from '../ui/method-badge';
import styles from './sidebar.module.css';

export interface SidebarProps {
  readonly items: readonly SidebarItem[];
  /** Site path of the page that is shown. */
  readonly path: string;
}

/** A section's pages as a tree. Behaviour S2.68–S2.83. */
export function Sidebar({ items, path }: SidebarProps) {
  return (
    <nav aria-label="Docs sidebar" className={styles['sidebar']}>
      <ItemList items={items} path={path} />
    </nav>
  );
}

function ItemList({ items, path }: SidebarProps) {
  // Details of one name close each other: the platform's own accordion.
  const name = useId();
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`}>
          {item.type === 'link' ? (
            <Entry item={item} path={path} />
          ) : (
            <Category item={item} path={path} name={name} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, path }: { readonly item: SidebarLink; readonly path: string }) {
  return (
    <Link
      href={item.href}
      className={styles['link']}
      aria-current={isSamePath(item.href, path) ? 'page' : undefined}
      data-deprecated={item.deprecated === true ? '' : undefined}
    >
      <span>{item.label}</span>
      {item.method !== undefined && <MethodBadge method={item.method} />}
    </Link>
  );
}

interface CategoryProps {
  readonly item: SidebarCategory;
  readonly path: string;
  readonly name: string;
}

function Category({ item, path, name }: CategoryProps) {
  const { label, href, items, exclusive = false } = item;
  const active = isActive(item, path);
  const details = useOpenWhenActive(active);
  const content = <ItemList items={items} path={path} />;
  if (href === undefined) {
    return (
      <details ref={details} open={active} className={styles['category']}>
        <summary className={styles['group']}>
          {label}
          <Icon name="chevron" size={14} />
        </summary>
        {content}
      </details>
    );
  }
  return (
    <div className={styles['linked']}>
      <Link
        href={href}
        className={styles['link']}
        aria-current={isSamePath(href, path) ? 'page' : undefined}
        data-active={active ? '' : undefined}
      >
        <span>{label}</span>
      </Link>
      <details
        ref={details}
        open={active}
        name={exclusive ? name : undefined}
        className={styles['category']}
      >
        <summary className={styles['caret']} aria-label={`Contents of ${label}`}>
          <Icon name="chevron" size={14} />
        </summary>
        {content}
      </details>
    </div>
  );
}

/** Arriving at a page opens its category; leaving does not close it. Behaviour S2.74. */
function useOpenWhenActive(active: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (active && details.current !== null) details.current.open = true;
  }, [active]);
  return details;
}

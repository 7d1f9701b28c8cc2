import type { SidebarItem } from '../model/sidebar';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon';
import { Link } from './link';

/** Where the page stands: home, its categories, itself. Behaviour S2.63–S2.66. */
export function Breadcrumbs({ trail }: { readonly trail: readonly SidebarItem[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles['breadcrumbs']}>
      <ol>
        <li>
          <Link href="/" aria-label="Home page">
            <Icon name="home" size={16} />
          </Link>
        </li>
        {trail.map((item, index) => (
          <li key={`${item.href} ${item.label}`}>
            <Crumb item={item} isLast={index === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ item, isLast }: { readonly item: SidebarItem; readonly isLast: boolean }) {
  if (isLast) return <span aria-current="page">{item.label}</span>;
  return item.href === undefined ? (
    <span>{item.label}</span>
  ) : (
    <Link href={item.href}>{item.label}</Link>
  );
}

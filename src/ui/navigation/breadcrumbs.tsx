import type { SidebarCategory, SidebarLink } from '../../model/navigation/sidebar';
import styles from './breadcrumbs.module.css';
import { Drawing } from '../icon';
import { Link } from '../link';
import { texts } from './texts';

type Crumb = SidebarLink | SidebarCategory;

/**
 * The path to the page: home, its categories, and the page itself.
 *
 * The microdata provides the same to search engines.
 */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={texts.breadcrumbs.label} className={styles['breadcrumbs']}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <Link href="/" aria-label={texts.breadcrumbs.home}>
            <Drawing shape={HOME} size={16} />
          </Link>
        </li>
        {trail.map((item, index) => (
          <li
            key={`${index} ${item.label}`}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
          >
            <CrumbLabel item={item} isLast={index === trail.length - 1} />
            <meta itemProp="position" content={`${index + 1}`} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLabel({ item, isLast }: { readonly item: Crumb; readonly isLast: boolean }) {
  const name = <span itemProp="name">{item.label}</span>;
  if (isLast) return <span aria-current="page">{name}</span>;
  if (item.href === undefined || isUnlisted(item)) return name;
  return (
    <Link href={item.href} itemProp="item">
      {name}
    </Link>
  );
}

/** Nothing leads to an unlisted page. */
function isUnlisted(item: Crumb): boolean {
  return item.type === 'category' && item.linkUnlisted === true;
}

const HOME = 'm3 9.5 7-6 7 6M5 8.5V16h10V8.5';

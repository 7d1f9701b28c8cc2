import type { SidebarItem } from '../model/sidebar';
import { findFirstHref } from '../model/sidebar';
import { toPlural } from '../model/plural';
import { Link } from '../ui/link';
import prose from '../ui/prose.module.css';
import styles from './category-page.module.css';

export interface CategoryPageProps {
  readonly title: string;
  readonly description: string;
  readonly items: readonly SidebarItem[];
}

/** A category's own page: what is in it, one card each. Behaviour S2.86–S2.90. */
export function CategoryPage({ title, description, items }: CategoryPageProps) {
  return (
    <div className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <article className={styles['cards']}>
        {items.map((item) => (
          <Card key={`${item.href} ${item.label}`} item={item} />
        ))}
      </article>
    </div>
  );
}

function Card({ item }: { readonly item: SidebarItem }) {
  const href = findFirstHref(item);
  if (href === undefined) return null;
  return (
    <section className={styles['card']}>
      <h2>
        <Link href={href}>{item.label}</Link>
      </h2>
      {item.description !== undefined && <p>{item.description}</p>}
      {item.type === 'category' && (
        <small>{toPlural('1 item|{count} items', item.items.length)}</small>
      )}
    </section>
  );
}

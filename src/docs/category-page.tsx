import type { Card } from '../model/docs/card';
import { toPlural } from '../model/plural';
import { Link } from '../ui/link';
import prose from '../ui/prose.module.css';
import styles from './category-page.module.css';

export interface CategoryPageProps {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly Card[];
}

/** A category's own page: what is in it, one card each. Behaviour S2.86–S2.90. */
export function CategoryPage({ title, description, cards }: CategoryPageProps) {
  return (
    <div className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <article className={styles['cards']}>
        {cards.map((card) => (
          <section key={card.href} className={styles['card']}>
            <h2>
              <Link href={card.href}>{card.label}</Link>
            </h2>
            {card.description !== '' && <p>{card.description}</p>}
            {card.count !== undefined && (
              <small>{toPlural('1 item|{count} items', card.count)}</small>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}

import type { Card } from '../model/guides/card';
import { CardList } from '../ui/navigation/card-list';
import { CopyPage } from '../ui/text/copy-page';
import prose from '../ui/text/prose.module.css';
import styles from './list-page.module.css';

export interface CategoryPageProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly cards: readonly Card[];
}

/** A category's own page, with a card for each of its items. */
export function CategoryPage({ title, description, cards }: CategoryPageProps) {
  return (
    <div className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{title}</h1>
        <CopyPage />
        {description !== undefined && <p>{description}</p>}
      </header>
      <article>
        <CardList cards={cards} />
      </article>
    </div>
  );
}

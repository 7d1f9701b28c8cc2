import type { Card } from '../../model/guides/card';
import { isExternalHref, opensNewTab } from '../../model/site/paths';
import styles from './card-list.module.css';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { Link } from '../link';
import { toCountText } from '../locale';
import { texts } from '../texts';

/** The items of a category, one card each. */
export function CardList({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div className={styles['cards']}>
      {cards.map((card, index) => (
        <section key={`${index} ${card.href}`} className={styles['card']}>
          <Icon name={toIcon(card)} />
          <h2 className={styles['title']}>
            <Link href={card.href} className={styles['link']}>
              {card.label}
              {opensNewTab(card.href) && (
                <span className="visually-hidden"> {texts.link.newTab}</span>
              )}
            </Link>
          </h2>
          {card.description !== '' && (
            <p className={styles['description']} title={card.description}>
              {card.description}
            </p>
          )}
          {card.count !== undefined && (
            <small className={styles['count']}>
              {toCountText(texts.category.items, card.count)}
            </small>
          )}
        </section>
      ))}
    </div>
  );
}

function toIcon({ href, count }: Card): IconName {
  if (count !== undefined) return 'category';
  return isExternalHref(href) ? 'external' : 'page';
}

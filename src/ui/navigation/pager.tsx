import type { Neighbours } from '../../model/navigation/sidebar';
import { Icon } from '../icon';
import { Link } from '../link';
import styles from './pager.module.css';
import { texts } from './texts';

/** The pages before and after this one in reading order. */
export function Pager({ previous, next }: Neighbours) {
  return (
    <nav aria-label={texts.pager.label} className={styles['pager']}>
      {previous !== undefined && (
        <Link href={previous.href}>
          <Icon name="arrowLeft" size={16} />
          <span>
            <small>{texts.pager.previous}</small> {previous.label}
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link href={next.href} className={styles['next']}>
          <span>
            <small>{texts.pager.next}</small> {next.label}
          </span>
          <Icon name="arrowRight" size={16} />
        </Link>
      )}
    </nav>
  );
}

import styles from './search-page.module.css';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { StartLink } from '../next-steps';

interface NextStepsProps {
  readonly label: string;
  readonly links: readonly StartLink[];
}

/** Where to go on without a query, or when it has found nothing. */
export function NextSteps({ label, links }: NextStepsProps) {
  return (
    <nav aria-label={label} className={styles['next']}>
      <h2 className={styles['group']}>{label}</h2>
      <ul>
        {links.map(({ href, label: title }) => (
          <li key={href}>
            <Link href={href}>
              {title}
              <Icon name="arrowRight" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

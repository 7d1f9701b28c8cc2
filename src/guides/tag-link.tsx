import { Link } from '../ui/link';
import styles from './tag-link.module.css';

export interface TagLinkProps {
  readonly label: string;
  /** Site path of the tag's page. */
  readonly path: string;
  /** How many guides carry it. */
  readonly count?: number;
}

/** A tag as a link to the guides that carry it. */
export function TagLink({ label, path, count }: TagLinkProps) {
  return (
    <Link href={path} className={styles['tag']}>
      {label}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </Link>
  );
}

import { Link } from '../ui/link';
import styles from './tag-link.module.css';

export interface TagLinkProps {
  readonly label: string;
  /** Site path of the tag's page. */
  readonly path: string;
  /** The number of guides with this tag. */
  readonly count?: number;
}

/** A tag that links to the guides with this tag. */
export function TagLink({ label, path, count }: TagLinkProps) {
  return (
    <Link href={path} className={styles['tag']}>
      {label}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </Link>
  );
}

import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link';

/** The main action of a page. */
export function Button({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={styles['button']} onClick={onClick}>
      {children}
    </button>
  );
}

/** The main way on from a page: a link that looks like the button. */
export function ButtonLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <Link href={href} className={styles['button']}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import styles from './button.module.css';

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

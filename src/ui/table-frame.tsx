import type { ReactNode } from 'react';
import styles from './table-frame.module.css';

/** A table that scrolls inside itself when the page is too narrow for it. */
export function TableFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles['frame']} tabIndex={0} role="group" aria-label="Table">
      <table className={styles['table']}>{children}</table>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './table-frame.module.css';
import { texts } from './texts';

/** A table that scrolls inside itself when the page is too narrow for it. */
export function TableFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles['frame']} tabIndex={0} role="group" aria-label={texts.table.label}>
      <table className={styles['table']}>{children}</table>
    </div>
  );
}

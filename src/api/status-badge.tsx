import styles from './status-badge.module.css';

/** An HTTP status in the colour of its class. The number alone conveys the same. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <span className={styles['badge']} data-class={status.charAt(0)}>
      {status}
    </span>
  );
}

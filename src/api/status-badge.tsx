import styles from './status-badge.module.css';

/** An HTTP status with a colour for its class; the number alone says it, too. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <span className={styles['badge']} data-class={status.charAt(0)}>
      {status}
    </span>
  );
}

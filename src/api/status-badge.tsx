import styles from './status-badge.module.css';

/** An HTTP status with the colour of its class. The number says the same without colour. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <span className={styles['badge']} data-class={status.charAt(0)}>
      {status}
    </span>
  );
}

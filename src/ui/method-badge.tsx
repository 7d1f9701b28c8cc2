import styles from './method-badge.module.css';

/** An HTTP method as a small coloured word; the meaning does not depend on the colour. */
export function MethodBadge({
  method,
  size = 'small',
}: {
  readonly method: string;
  readonly size?: 'small' | 'large';
}) {
  return (
    <span className={styles['badge']} translate="no" data-method={method} data-size={size}>
      {method}
    </span>
  );
}

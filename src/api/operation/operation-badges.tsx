import styles from './operation-badges.module.css';

/** What tags say of an operation beside its group, such as "Beta"; nothing where they say nothing. */
export function OperationBadges({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className={styles['badges']}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}

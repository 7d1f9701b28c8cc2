import styles from './footer.module.css';

/** The end of every page. */
export function Footer({ copyright }: { readonly copyright: string }) {
  return (
    <footer className={styles['footer']}>
      <p>{copyright}</p>
    </footer>
  );
}

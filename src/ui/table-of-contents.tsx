import type { Heading } from '../model/heading';
import styles from './table-of-contents.module.css';

/** The headings of a page: a rail on wide screens, a disclosure above the text on narrow ones. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const listed = headings.filter(({ depth }) => depth <= 3);
  if (listed.length === 0) return null;
  return (
    <>
      <details className={styles['disclosure']} data-search-skip="">
        <summary>On this page</summary>
        <HeadingList headings={listed} />
      </details>
      <nav aria-label="On this page" className={styles['rail']}>
        <p>On this page</p>
        <HeadingList headings={listed} />
      </nav>
    </>
  );
}

function HeadingList({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

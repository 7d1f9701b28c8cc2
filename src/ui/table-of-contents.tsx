import type { Heading } from '../model/heading';
import styles from './table-of-contents.module.css';

export interface TableOfContentsProps {
  readonly headings: readonly Heading[];
}

/** The headings of a page in a rail beside it, on wide screens. */
export function TableOfContentsRail({ headings }: TableOfContentsProps) {
  const listed = listShown(headings);
  if (listed.length === 0) return null;
  return (
    <nav aria-label="On this page" className={styles['rail']}>
      <p>On this page</p>
      <HeadingList headings={listed} />
    </nav>
  );
}

/** The same below the title, to be opened, on narrow screens. Behaviour S4.65. */
export function TableOfContentsDisclosure({ headings }: TableOfContentsProps) {
  const listed = listShown(headings);
  if (listed.length === 0) return null;
  return (
    <details className={styles['disclosure']} data-search-skip="">
      <summary>On this page</summary>
      <HeadingList headings={listed} />
    </details>
  );
}

/** Levels 2 and 3. Behaviour S5.37. */
function listShown(headings: readonly Heading[]): readonly Heading[] {
  return headings.filter(({ depth }) => depth <= 3);
}

function HeadingList({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ul className={styles['list']}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} className={styles['entry']}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

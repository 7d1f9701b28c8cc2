import type { ReactNode } from 'react';
import type { Heading } from '../../model/navigation/heading';
import type { HeadingLevels } from '../../model/navigation/heading-tree';
import styles from './page-with-contents.module.css';
import { TableOfContentsRail } from './table-of-contents';

export interface PageWithContentsProps {
  readonly headings: readonly Heading[];
  /** Levels 2 and 3 unless the page says otherwise. */
  readonly levels?: HeadingLevels | undefined;
  /** A page that has no table of contents takes its place. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A text with its headings beside it, on wide screens. */
export function PageWithContents({ headings, levels, isWide, children }: PageWithContentsProps) {
  return (
    <div className={styles['page']} data-wide={isWide === true ? '' : undefined}>
      <div className={styles['column']}>{children}</div>
      <TableOfContentsRail headings={headings} levels={levels} />
    </div>
  );
}

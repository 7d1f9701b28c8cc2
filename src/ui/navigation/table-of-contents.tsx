import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Heading } from '../../model/navigation/heading';
import type { HeadingBranch, HeadingLevels } from '../../model/navigation/heading-tree';
import { toHeadingTree } from '../../model/navigation/heading-tree';
import { HeadingList } from './heading-list';
import styles from './table-of-contents.module.css';
import { texts } from '../texts';
import { useActiveHeading } from './use-active-heading';

export interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  /** Levels 2 and 3 unless the page says otherwise. */
  readonly levels?: HeadingLevels | undefined;
}

/** The headings of a page in a rail beside it, on wide screens: the one that is read is marked. */
export function TableOfContentsRail({ headings, levels }: TableOfContentsProps) {
  const branches = toHeadingTree(headings, levels);
  const rail = useRef<HTMLElement>(null);
  const active = useActiveHeading(listIds(branches));
  useShown(rail, active);
  if (branches.length === 0) return null;
  return (
    <nav ref={rail} aria-label={texts.tableOfContents.title} className={styles['rail']}>
      <p>{texts.tableOfContents.title}</p>
      <HeadingList branches={branches} active={active} />
    </nav>
  );
}

/** The same below the title, to be opened, on narrow screens. */
export function TableOfContentsDisclosure({ headings, levels }: TableOfContentsProps) {
  const branches = toHeadingTree(headings, levels);
  const details = useRef<HTMLDetailsElement>(null);
  if (branches.length === 0) return null;
  return (
    <details
      ref={details}
      className={styles['disclosure']}
      data-search-skip=""
      // Readers may open it before this script is there.
      suppressHydrationWarning
    >
      <summary>{texts.tableOfContents.title}</summary>
      <HeadingList branches={branches} onChoose={() => details.current?.removeAttribute('open')} />
    </details>
  );
}

function listIds(branches: readonly HeadingBranch[]): readonly string[] {
  return branches.flatMap(({ heading, children }) => [heading.id, ...listIds(children)]);
}

/** Scrolls the rail, and nothing else, to the entry that is marked. */
function useShown(rail: RefObject<HTMLElement | null>, active: string | undefined): void {
  useEffect(() => {
    const entry = rail.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const frame = rail.current?.getBoundingClientRect();
    if (entry === undefined || frame === undefined) return;
    const above = Math.min(entry.top - frame.top, 0);
    const below = Math.max(entry.bottom - frame.bottom, 0);
    rail.current?.scrollBy({ top: above + below, behavior: 'instant' });
  }, [rail, active]);
}

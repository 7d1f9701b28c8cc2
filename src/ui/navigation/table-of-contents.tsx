import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Heading } from '../../model/navigation/heading';
import type { HeadingBranch, HeadingLevels } from '../../model/navigation/heading-tree';
import { toHeadingTree } from '../../model/navigation/heading-tree';
import { HeadingList } from './heading-list';
import { texts } from '../texts';
import type { HeadingPlace } from '../../model/navigation/active-heading';
import { findActiveHeading } from '../../model/navigation/active-heading';
import styles from './table-of-contents.module.css';

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

/** The same as a disclosure below the title, on narrow screens. */
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

/** The id of the heading that the reader is at, among the given ones. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join('\n');
  useEffect(() => {
    const known = key.split('\n');
    return onMove(() => setActive(findActiveHeading(known.flatMap(measure), measureWindow())));
  }, [key]);
  return active;
}

/** Calls back now and, at most once a frame, whenever anything may have moved; returns how to stop. */
function onMove(callback: () => void): () => void {
  const listening = new AbortController();
  let frame = requestAnimationFrame(callback);
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  };
  const options = { passive: true, signal: listening.signal };
  window.addEventListener('scroll', schedule, options);
  window.addEventListener('resize', schedule, options);
  // Details that open move what is below them; the event does not bubble.
  window.addEventListener('toggle', schedule, { ...options, capture: true });
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}

/** Measures a heading; a hidden one, as in a closed panel, has the position of that panel. */
function measure(id: string): readonly HeadingPlace[] {
  let element = document.getElementById(id);
  while (element !== null && element.getClientRects().length === 0) element = element.parentElement;
  if (element === null) return [];
  const { top, bottom } = element.getBoundingClientRect();
  return [{ id, top, bottom }];
}

function measureWindow() {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  // Below the bar at the top. A pixel less: browsers scroll to whole ones.
  const offset = (Number.parseFloat(scrollPaddingTop) || 0) - 1;
  return { offset, height: window.innerHeight };
}

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Props for the list of the palette. */
export interface ListScroll {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
}

/**
 * Keeps the chosen line of the list in view, and begins the hits of another query at the top.
 *
 * A list that was not scrolled is not asked where it is: the browser would have to lay the page out for that,
 * with each letter.
 */
export function useListScroll(query: string, cursor: number): ListScroll {
  const ref = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    const { current: list } = ref;
    if (list === null) return;
    if (cursor > 0)
      list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    else if (isScrolled.current) list.scrollTop = 0;
  }, [query, cursor]);
  return {
    ref,
    onScroll: () => {
      isScrolled.current = true;
    },
  };
}

import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { decodePercent } from '../../model/site/decode-percent';

/**
 * Opens a closed part of the page when the reader arrives at an anchor inside it, and scrolls there.
 *
 * The browser does this for links within a page. On arrival it looks for the anchor before this script
 * runs.
 */
export function useArrival(ref: RefObject<HTMLElement | null>, open: () => void): void {
  const arrive = useEffectEvent(() => {
    const target = document.getElementById(decodePercent(window.location.hash.slice(1)));
    if (target === null || ref.current?.contains(target) !== true) return;
    open();
    requestAnimationFrame(() => target.scrollIntoView());
  });
  useEffect(() => arrive(), []);
}

/** Calls back when the page's address names an id, at first and later. */
export function useLinked(id: string | undefined, onLinked: () => void): void {
  const check = useEffectEvent(() => {
    if (decodePercent(window.location.hash.slice(1)) === id) onLinked();
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, [id]);
}

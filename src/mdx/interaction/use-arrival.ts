import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { decodePercent } from '../../model/site/decode-percent';

/**
 * Opens a closed part of the page when the reader arrives at an anchor inside it, and scrolls there.
 *
 * The browser does it for links within a page; on arrival it has looked for the anchor before this.
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

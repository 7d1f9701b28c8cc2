import { useEffect, useState } from 'react';
import type { HeadingPlace } from '../../model/navigation/active-heading';
import { findActiveHeading } from '../../model/navigation/active-heading';

/** The id of the heading that the reader is at, of those that are given. */
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

/** A heading that is not shown, as in a closed panel, stands where that panel is. */
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

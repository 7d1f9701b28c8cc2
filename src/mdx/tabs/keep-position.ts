import { flushSync } from 'react-dom';

/** Makes a change while an element stays where it is on the screen, whatever grows above it. */
export function keepPosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

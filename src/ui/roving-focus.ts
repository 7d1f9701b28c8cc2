import type { KeyboardEvent } from 'react';

export type Orientation = 'horizontal' | 'vertical';

/**
 * Moves the focus among elements of one row or column: by arrows, around its ends, by Home and End.
 *
 * Returns the newly focused element, or undefined if the key has no effect.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  elements: readonly HTMLElement[],
  orientation: Orientation,
): HTMLElement | undefined {
  const index = elements.findIndex((element) => element === event.target);
  // With a modifier it is the browser's key: Alt and an arrow go back.
  if (index === -1 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  const isReversed =
    orientation === 'horizontal' && getComputedStyle(event.currentTarget).direction === 'rtl';
  const target = elements[toNextIndex(event.key, index, elements.length, orientation, isReversed)];
  if (target === undefined) return undefined;
  event.preventDefault();
  target.focus();
  return target;
}

/** The index in a list that a key moves to; −1 if the key has no effect. */
export function toNextIndex(
  key: string,
  index: number,
  count: number,
  orientation: Orientation,
  isReversed = false,
): number {
  const [back, forth] =
    orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isReversed ? forth : back)) return (index - 1 + count) % count;
  if (key === (isReversed ? back : forth)) return (index + 1) % count;
  return -1;
}

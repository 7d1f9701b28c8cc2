import type { KeyboardEvent } from 'react';
import { moveFocus } from '../interaction/move-focus';

/** Moves the focus from a trigger to another one of its accordion. */
export function moveAmongTriggers(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget.closest<HTMLElement>('[data-accordion]');
  if (root === null) return;
  const isHorizontal = root.dataset['orientation'] === 'horizontal';
  moveFocus(event, listTriggers(root), isHorizontal ? 'horizontal' : 'vertical');
}

/** Those that can be used, without the ones of accordions inside. */
function listTriggers(root: HTMLElement): readonly HTMLElement[] {
  const selector = 'summary[data-accordion-trigger]:not([data-disabled])';
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (trigger) => trigger.closest('[data-accordion]') === root,
  );
}

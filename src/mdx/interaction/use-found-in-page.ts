import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets the browser's own find, and links to anchors, reach what is hidden.
 *
 * React knows no `hidden="until-found"`, so the attribute is set here. It is not in the prerendered HTML:
 * without a script everything is shown, and until the script runs styles hide it.
 */
export function useFoundInPage(
  ref: RefObject<HTMLElement | null>,
  isHidden: boolean,
  reveal: () => void,
): void {
  // At once: the browser scrolls to the place right after this.
  const onFound = useEffectEvent(() => flushSync(reveal));
  useLayoutEffect(() => {
    const element = ref.current;
    // A browser without the event would show what it cannot search; there styles hide it as before.
    if (element === null || !isHidden || !('onbeforematch' in element)) return undefined;
    const found = () => onFound();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', found);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', found);
    };
  }, [ref, isHidden]);
}

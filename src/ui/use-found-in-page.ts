import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets the browser's find in page, and links to anchors, reveal hidden content.
 *
 * React does not support `hidden="until-found"`, so the attribute is set here. The prerendered HTML does
 * not have it: without a script everything is shown, and until the script runs styles hide it.
 */
export function useFoundInPage(
  ref: RefObject<HTMLElement | null>,
  isHidden: boolean,
  reveal: () => void,
): void {
  // At once: the browser scrolls to it right after this.
  const onFound = useEffectEvent(() => flushSync(reveal));
  useLayoutEffect(() => {
    const element = ref.current;
    // Browsers without the event do not support the attribute; there styles hide the content.
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

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Gives focus back to the element that had it when the dialog closes, without a scroll. */
export function useFocusBack(opener: Element | null): void {
  const giveBack = useEffectEvent(() => {
    if (!(opener instanceof HTMLElement)) return;
    // On a touch screen, focus in a field would bring the keyboard back.
    const isTouched = opener instanceof HTMLInputElement && matchMedia('(hover: none)').matches;
    if (opener !== document.body && !isTouched) opener.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  useLayoutEffect(() => () => giveBack(), []);
}

/** Calls back when another page opens below the dialog, as by Back. */
export function useCloseOnLeave(onLeave: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  const close = useEffectEvent(onLeave);
  useEffect(() => {
    if (first.current !== key) close();
  }, [key]);
}

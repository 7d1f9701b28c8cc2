import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { getEntry } from '../../ui/history-entry';

/** Settles when the browser has left the menu's entry; absent while it is not leaving. */
let leaving: Promise<void> | undefined;

/**
 * Gives the open menu an entry of the history, so that Back closes it and leaves the page where it is, on the
 * first page of a visit too. The entry has the page's address and the router's key of it: to the router they
 * are one.
 *
 * However else the menu closes, its entry is left, so that it swallows no later Back. Forward opens the menu
 * again; who comes to the entry from another page, or by a reload, is led past it.
 */
export function useMenuEntry(
  menu: RefObject<HTMLElement | null>,
  isOpen: boolean,
  wide: string,
): void {
  const { key, hash } = useLocation();
  const onPop = useEffectEvent((event: PopStateEvent) => {
    if (leaving !== undefined) return;
    const isSamePage = getEntry()?.key === key && window.location.hash === hash;
    if (isSamePage) event.stopImmediatePropagation();
    if (!isMenuEntry()) menu.current?.hidePopover();
    else if (isSamePage && !window.matchMedia(wide).matches) menu.current?.showPopover();
    else void leaveMenu();
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => onPop(event);
    // Before the router, which listens to the same event.
    window.addEventListener('popstate', listener, { capture: true });
    return () => window.removeEventListener('popstate', listener, { capture: true });
  }, []);
  useEffect(() => {
    const element = menu.current;
    if (isOpen) void (leaving ?? Promise.resolve()).then(() => enter(element));
    else void leaveMenu();
  }, [menu, isOpen, key]);
}

/** Leaves the entry of the open menu; whoever goes to another page does so first. */
export function leaveMenu(): Promise<void> {
  if (leaving === undefined && !isMenuEntry()) return Promise.resolve();
  leaving ??= new Promise((resolve) => {
    const onLeft = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      leaving = undefined;
      resolve();
    };
    window.addEventListener('popstate', onLeft, { capture: true, once: true });
    window.history.back();
  });
  return leaving;
}

/** A page that arrives below an open menu has an entry of its own, and then so has the menu. */
function enter(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open') !== true || isMenuEntry()) return;
  window.history.pushState({ ...getEntry(), menu: true }, '');
}

function isMenuEntry(): boolean {
  return getEntry()?.menu === true;
}

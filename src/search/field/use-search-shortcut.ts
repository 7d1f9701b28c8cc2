import { useEffect, useEffectEvent } from 'react';
import { isMac } from './is-mac';

/** Ctrl+K, or ⌘K on a Mac, and `/` outside of fields call back from anywhere. */
export function useSearchShortcut(onShortcut: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(isSearchKey(event) || isSlash(event))) return;
    event.preventDefault();
    onShortcut();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isSearchKey({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isModified = isMac(navigator) ? metaKey : ctrlKey;
  return isModified && !shiftKey && !altKey && key.toLowerCase() === 'k';
}

/** A slash that is no text; on some keyboards it is typed with Shift. */
function isSlash({ key, metaKey, ctrlKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (key !== '/' || metaKey || ctrlKey || altKey || isComposing) return false;
  return !(target instanceof Element && target.matches(FIELDS));
}

const FIELDS = 'input, textarea, select, [contenteditable], [contenteditable] *';

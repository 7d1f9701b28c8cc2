import { useEffect, useEffectEvent } from 'react';

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

/** The platform hints of browsers; each browser provides some of them. */
export interface PlatformHints {
  readonly userAgentData?: { readonly platform?: string };
  readonly userAgent?: string;
  readonly platform?: string;
}

/** True if shortcuts are shown with ⌘: the newest available hint decides. */
export function isMac(navigator: PlatformHints | undefined): boolean {
  const hint = navigator?.userAgentData?.platform || navigator?.userAgent || navigator?.platform;
  return /mac/i.test(hint ?? '');
}

import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isMac } from './is-mac';

/** Ctrl+K, or ⌘K on a Mac, focuses the field from anywhere. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isModified = isMac(navigator) ? event.metaKey : event.ctrlKey;
      if (!isModified || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus({ preventScroll: true });
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

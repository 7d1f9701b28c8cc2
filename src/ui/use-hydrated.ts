import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered HTML and in the first client render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

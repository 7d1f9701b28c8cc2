import { useSyncExternalStore } from 'react';

/** The value of a parameter of the page's address; undefined while prerendering and when it is missing. */
export function useQueryParameter(name: string | undefined): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (name === undefined ? undefined : readQueryParameter(name)),
    () => undefined,
  );
}

/**
 * Sets a parameter of the page's address.
 *
 * Back leaves the page, as before: the entry is replaced, with the router's own state in it.
 */
export function writeQueryParameter(name: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  listeners.add(onChange);
  window.addEventListener('popstate', onChange);
  // Links, too. Browsers without this interface notice only Back, Forward and what is written here.
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('popstate', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

function readQueryParameter(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}

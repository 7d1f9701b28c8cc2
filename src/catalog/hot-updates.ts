/**
 * In development, the newest version of each content module that has changed since the page was opened.
 *
 * `prerender/vite/hot-updates.ts` sends them. In a build there are none.
 */
export interface HotUpdates {
  /** The newest module with that id, or else the loaded one. */
  readonly newest: <T>(id: string, loaded: T) => T;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface ContentUpdate {
  readonly id: string;
  readonly module: unknown;
}

function createHotUpdates(): HotUpdates {
  if (!import.meta.hot) return { newest: (_, loaded) => loaded, subscribe: () => () => {} };
  const modules = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  globalThis.addEventListener?.('content:update', (event) => {
    const { id, module } = (event as CustomEvent<ContentUpdate>).detail;
    modules.set(id, module);
    for (const listener of listeners) listener();
  });
  return {
    newest: (id, loaded) => (modules.get(id) ?? loaded) as typeof loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const hotUpdates = createHotUpdates();

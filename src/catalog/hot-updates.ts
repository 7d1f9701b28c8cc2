/**
 * In development, the newest value of each content module that changed since the page was opened.
 *
 * `prerender/vite/hot-updates.ts` sends them. In a build nothing is ever sent and this is empty.
 */
export interface HotUpdates {
  /** The newest module of that id, or the one that was loaded. */
  readonly newest: <T>(id: string, loaded: T) => T;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface ContentUpdate {
  readonly id: string;
  readonly module: unknown;
}

function createHotUpdates(): HotUpdates {
  const modules = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  if (import.meta.hot) {
    globalThis.addEventListener?.('content:update', (event) => {
      const { id, module } = (event as CustomEvent<ContentUpdate>).detail;
      modules.set(id, module);
      for (const listener of listeners) listener();
    });
  }
  return {
    newest: (id, loaded) => (modules.get(id) ?? loaded) as typeof loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const hotUpdates = createHotUpdates();

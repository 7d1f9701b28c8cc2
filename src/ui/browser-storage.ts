/** A value that is kept between visits, or in session storage for one tab only. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly remove: () => void;
  /** Calls back when another tab changes the value, until the returned function is called. */
  readonly listen: (onChange: (value: string | null) => void) => () => void;
}

const UNAVAILABLE =
  'Browser storage is not available; preferences last for this visit only. Possible reasons: an iframe, a private window, or strict privacy settings.';

type Area = 'localStorage' | 'sessionStorage';

/**
 * A value in the browser's storage. If the browser denies it, the console shows a warning, and the site behaves as if
 * nothing were stored.
 */
export function createStorageSlot(key: string, area: Area = 'localStorage'): StorageSlot {
  return {
    get: () => attempt(area, key, "can't get", (storage) => storage.getItem(key)) ?? null,
    set: (value) => {
      attempt(area, key, "can't set", (storage) => storage.setItem(key, value));
    },
    remove: () => {
      attempt(area, key, "can't delete", (storage) => storage.removeItem(key));
    },
    listen: (onChange) => {
      assertBrowser(key);
      const onStorage = (event: StorageEvent) => {
        // Without a key, everything was cleared.
        if (event.key === key || event.key === null) onChange(event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function attempt<T>(
  area: Area,
  key: string,
  action: string,
  use: (storage: Storage) => T,
): T | undefined {
  assertBrowser(key);
  const storage = findStorage(area);
  if (storage === undefined) return undefined;
  try {
    return use(storage);
  } catch (error) {
    console.error(`Storage error, ${action} key=${key}`, error);
    return undefined;
  }
}

const warned = new Set<string>();

function findStorage(area: Area): Storage | undefined {
  try {
    return window[area];
  } catch (error) {
    // Logged once: it does not change during a visit.
    if (!warned.has(UNAVAILABLE)) console.warn(UNAVAILABLE, error);
    warned.add(UNAVAILABLE);
    return undefined;
  }
}

function assertBrowser(key: string): void {
  if (import.meta.env.SSR) {
    throw new Error(
      `Illegal storage API usage for storage key "${key}".\nStorage is not supposed to be used while prerendering.\nPlease only call it in effects and event handlers.`,
    );
  }
}

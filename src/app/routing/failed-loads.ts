import { isNotFound } from './not-found';

const LAST_RELOAD_KEY = 'reload-after-failed-load';
const RETRY_AFTER_MS = 10_000;

/** The hash of the pending navigation, which a loader's request does not include. */
export const pendingAddress = { hash: '' };

/** A page whose files could not be loaded. Browsers word the cause differently. */
export class LoadError extends Error {
  constructor(url: string, cause: unknown) {
    super(`${url} could not be loaded.`, { cause });
    this.name = 'LoadError';
  }
}

/**
 * After a deploy, an open page may request chunks that no longer exist: the target page is then loaded from
 * the server, once.
 *
 * If it fails again within ten seconds, a {@link LoadError} is shown with a Retry button.
 */
export function recoverFromFailedLoad(error: unknown, url: string): Promise<never> {
  if (import.meta.env.SSR || isNotFound(error)) throw error;
  if (!navigator.onLine || wasJustReloaded(url)) throw new LoadError(url, error);
  console.warn('Loading a page failed; it is loaded again from the server.', error);
  window.location.assign(url + pendingAddress.hash);
  return new Promise(() => {});
}

function wasJustReloaded(url: string): boolean {
  try {
    const [lastUrl, time] = (sessionStorage.getItem(LAST_RELOAD_KEY) ?? '').split(' ');
    sessionStorage.setItem(LAST_RELOAD_KEY, `${url} ${Date.now()}`);
    return lastUrl === url && Date.now() - Number(time) < RETRY_AFTER_MS;
  } catch {
    // Without storage a loop cannot be told from a first attempt, so the error is shown.
    return true;
  }
}

import { isNotFound } from './not-found';

const LAST_RELOAD_KEY = 'reload-after-failed-load';
const RETRY_AFTER_MS = 10_000;

/** The hash of the pending navigation, which a loader's request does not include. */
export const pendingAddress = { hash: '' };

/**
 * After a deploy, an open page may request chunks that no longer exist: the target page is then loaded from
 * the server, once.
 *
 * If it fails again within ten seconds, the error is shown with a Retry button.
 */
export function recoverFromFailedLoad(error: unknown, url: string): Promise<never> {
  if (import.meta.env.SSR || isNotFound(error) || !navigator.onLine || wasJustReloaded(url))
    throw error;
  console.warn('Loading a page failed; it is loaded again from the server.', error);
  window.location.assign(url + pendingAddress.hash);
  return new Promise(() => {});
}

/** Whether a page's files could not be fetched: browsers word it differently, but all name the import. */
export function isLoadError(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
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

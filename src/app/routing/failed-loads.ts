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
 * Leaves a page that could not be opened in place to the server, once.
 *
 * After a deploy, an open page may request chunks that no longer exist. If it fails again within ten seconds,
 * a {@link LoadError} is shown with a Retry button. An address without a page may lead on to one, or be that of
 * another document: if not, the error is thrown as it is.
 */
export async function recoverFromFailedLoad(error: unknown, request: Request): Promise<never> {
  const { url, signal } = request;
  if (import.meta.env.SSR) throw error;
  if (isNotFound(error)) {
    if (!(await isServed(url)) || wasJustReloaded(url)) throw error;
  } else {
    if (!navigator.onLine || wasJustReloaded(url)) throw new LoadError(url, error);
    console.warn('Loading a page failed; it is loaded again from the server.', error);
  }
  // The reader has gone elsewhere.
  if (signal.aborted) throw error;
  window.location.assign(url + pendingAddress.hash);
  return new Promise(() => {});
}

/** Whether the server has something at an address; not asked for the address of the open document. */
async function isServed(url: string): Promise<boolean> {
  if (url === window.location.href.replace(/#.*/, '')) return false;
  try {
    const { ok, type } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    return ok || type === 'opaqueredirect';
  } catch (cause) {
    throw new LoadError(url, cause);
  }
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

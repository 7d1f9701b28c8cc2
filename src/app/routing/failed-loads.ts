import { isNotFound } from './not-found';

const LAST_RELOAD_KEY = 'reload-after-failed-load';

/** The hash of the pending navigation, which a loader's request does not include; undefined when none is pending. */
export const pendingAddress: { hash: string | undefined } = { hash: undefined };

/** A page whose files could not be loaded. Browsers word the cause differently. */
export class LoadError extends Error {
  constructor(url: string, cause: unknown) {
    super(`${url} could not be loaded.`, { cause });
    this.name = 'LoadError';
  }
}

/**
 * Leaves a page that could not be opened in place to the server, once per build and address.
 *
 * After a deploy, an open page may request chunks that no longer exist. If it fails again, a {@link LoadError} is
 * shown with a Retry button. An address without a page may lead on to one, or be that of another document: if not,
 * the error is thrown as it is.
 */
export async function recoverFromFailedLoad(error: unknown, request: Request): Promise<never> {
  const { url, signal } = request;
  if (import.meta.env.SSR) throw error;
  if (isNotFound(error)) {
    if (!(await isServed(url))) throw error;
    if (wasReloaded(url)) throw new LoadError(url, new Error(`There are no data of ${url}.`));
  } else {
    if (!navigator.onLine || wasReloaded(url)) throw new LoadError(url, error);
    console.warn('Loading a page failed; it is loaded again from the server.', error);
  }
  // The reader has gone elsewhere.
  if (signal.aborted) throw error;
  if (isOpen(url)) window.location.reload();
  else window.location.assign(url + (pendingAddress.hash ?? ''));
  return new Promise(() => {});
}

/** True for the address of the open document. */
function isOpen(url: string): boolean {
  return url === window.location.href.replace(/#.*/, '');
}

/** True if the server has an address; sends no request for that of the open document. */
async function isServed(url: string): Promise<boolean> {
  if (isOpen(url)) return false;
  try {
    const { ok, type } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    return ok || type === 'opaqueredirect';
  } catch (cause) {
    throw new LoadError(url, cause);
  }
}

function wasReloaded(url: string): boolean {
  // The server shows the mistake of a writer as often as it is made.
  if (import.meta.env.DEV) return false;
  const now = `${document.documentElement.dataset['app']} ${url}`;
  try {
    const last = sessionStorage.getItem(LAST_RELOAD_KEY);
    sessionStorage.setItem(LAST_RELOAD_KEY, now);
    return last === now;
  } catch {
    // Without storage a loop cannot be told from a first attempt, so the error is shown.
    return true;
  }
}

/**
 * Reloads the page if the server has another build of it, after a script could not be loaded: that of this build
 * may be gone. Otherwise whoever imports the script shows the error with a Retry button, and typed values are kept.
 */
export async function reloadAfterDeploy(): Promise<void> {
  const response = await fetch(window.location.href, { cache: 'no-cache' });
  const [, app] = /<html[^>]* data-app="([^"]*)"/.exec(await response.text()) ?? [];
  const isSame = app === undefined || app === document.documentElement.dataset['app'];
  // A pending navigation leaves the page by itself.
  if (!isSame && pendingAddress.hash === undefined) window.location.reload();
}

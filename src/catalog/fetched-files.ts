const loading = new Map<string, Promise<unknown>>();

/** Loads a JSON file once, as its name changes with its content; retries after a failure. */
export function loadJson<T>(href: string): Promise<T> {
  return fetchOnce(href, async (response) => (await response.json()) as T);
}

/**
 * Loads a script into the browser's cache, to be imported from there; retries after a failure. One that is imported
 * before it is there may be lost until the page is loaded again: many browsers remember a module that has failed.
 */
export async function loadScript(href: string): Promise<void> {
  // In development, Vite serves each module. The scripts that a document names are those of its own page.
  if (import.meta.env.PROD && document.querySelector(`[href="${href}"]`) === null)
    await fetchOnce(href, (response) => response.blob());
}

function fetchOnce<T>(href: string, read: (response: Response) => Promise<T>): Promise<T> {
  const known = loading.get(href) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const value = fetchFile(href, read);
  loading.set(href, value);
  value.catch(() => loading.delete(href));
  return value;
}

async function fetchFile<T>(href: string, read: (response: Response) => Promise<T>): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  return read(response);
}

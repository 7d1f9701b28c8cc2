/*
 * The page that a writer has open: none of this is in a built site.
 */

/** Development loads hundreds of modules, and a browser remembers 250 by itself. */
const REMEMBERED = 5000;

/**
 * Reports what React repairs while it hydrates, except in a document that is older than its modules: a
 * writer has saved a file while the page was loading.
 */
export function createHydrationReport(): (error: unknown) => void {
  performance.setResourceTimingBufferSize(REMEMBERED);
  return (error) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    if (!isStale(urls, performance.timeOrigin)) reportError(error);
  };
}

/** True if one of the modules, which Vite stamps with the time of their change, is newer than the document. */
export function isStale(urls: readonly string[], opened: number): boolean {
  return urls.some((url) => Number(/[?&]t=(\d+)/.exec(url)?.[1] ?? 0) > opened);
}

/**
 * Loads a page again that has crashed, or whose data cannot be made, if its document shows the mistake: a component
 * throws on the server, too, or a file was saved while the page was loading.
 */
export async function showMistake(): Promise<void> {
  const answer = await fetch(window.location.href);
  if (/<html[^>]* data-mistake/.test(await answer.text())) window.location.reload();
}

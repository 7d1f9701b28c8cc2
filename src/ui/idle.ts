/** A busy page is not waited for any longer than this. */
const PATIENCE_MS = 2000;

/** Safari has no idle callbacks. */
const SETTLE_MS = 200;

/** Resolves once the page has loaded and the browser has nothing else to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  await new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: PATIENCE_MS });
    else setTimeout(done, SETTLE_MS);
  });
}

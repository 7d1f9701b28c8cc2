/** The router's state of an entry of the history. https://reactrouter.com/api/hooks/useLocation */
interface EntryState {
  readonly key?: string;
}

/**
 * Gives each entry of the history the key by which the router saves its scroll position. Entries that the browser adds
 * have none: the first of a visit, and those of links within a page.
 */
export function keyEntries(): void {
  addKey();
  // Before the router, which listens to the same event.
  window.addEventListener('popstate', addKey, { capture: true });
}

function addKey(): void {
  const { history } = window;
  const state = history.state as EntryState | null;
  if (state?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  // The router counts the entries that it adds from `idx`.
  history.replaceState({ idx: null, ...state, key }, '');
}

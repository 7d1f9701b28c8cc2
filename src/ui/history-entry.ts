/** The state of a history entry: the router's key, and whether it stands for the open menu. */
interface EntryState {
  readonly key?: string;
  readonly menu?: boolean;
}

/** The state of the entry that is open. */
export function getEntry(): EntryState | null {
  return window.history.state as EntryState | null;
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
  const entry = getEntry();
  if (entry?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  // The router adds one to `idx` for its next entry, and expects null where there is none.
  window.history.replaceState({ idx: null, ...entry, key }, '');
}

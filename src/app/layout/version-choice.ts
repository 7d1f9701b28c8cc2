import { useVersionPreferenceStore } from '../../ui/version-preference-store';

/**
 * Remembers the version that a reader chooses by a link with its name.
 *
 * One listener for the whole document: it also serves links that are prerendered and not yet hydrated.
 */
export function rememberVersionChoice(): void {
  window.addEventListener('click', remember, { capture: true });
}

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.dataset['version'];
  if (name !== undefined) useVersionPreferenceStore.getState().choose(name);
}

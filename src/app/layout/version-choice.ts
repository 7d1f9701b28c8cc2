import { useVersionPreferenceStore } from '../../ui/version-preference-store';

/**
 * Remembers the version when the reader clicks a link that carries a version name.
 *
 * One listener for the whole document also serves prerendered links that are not hydrated yet.
 */
export function rememberVersionChoice(): void {
  window.addEventListener('click', remember, { capture: true });
}

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.dataset['version'];
  if (name !== undefined) useVersionPreferenceStore.getState().choose(name);
}

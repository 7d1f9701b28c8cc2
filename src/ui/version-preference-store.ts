import { create } from 'zustand';
import { createStorageSlot } from './browser-storage';

interface VersionPreferenceState {
  /** The name of the version that the reader chose; null until it has been read. */
  readonly name: string | null;
  /** Takes over what was chosen before; a version that no longer exists is forgotten. */
  readonly adopt: (names: readonly string[]) => void;
  readonly choose: (name: string) => void;
}

const slot = createStorageSlot('docs-preferred-version-default');

/** The version that the reader prefers: set by choosing a version, not by visiting one. */
export const useVersionPreferenceStore = create<VersionPreferenceState>((set) => ({
  name: null,
  adopt: (names) => {
    const stored = slot.get();
    // Where nothing can be stored, the choice of this visit stays.
    if (stored === null) return;
    const name = toKnown(stored, names);
    if (stored !== name) slot.remove();
    set({ name });
  },
  choose: (name) => {
    slot.set(name);
    set({ name });
  },
}));

/** The version that the reader prefers, also before the page shows it. */
export function readPreferredVersion(names: readonly string[]): string | null {
  return useVersionPreferenceStore.getState().name ?? toKnown(slot.get(), names);
}

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

function toKnown(stored: string | null, names: readonly string[]): string | null {
  return stored !== null && names.includes(stored) ? stored : null;
}

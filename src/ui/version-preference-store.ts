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
    const isKnown = stored !== null && names.includes(stored);
    if (stored !== null && !isKnown) slot.remove();
    set({ name: isKnown ? stored : null });
  },
  choose: (name) => {
    slot.set(name);
    set({ name });
  },
}));

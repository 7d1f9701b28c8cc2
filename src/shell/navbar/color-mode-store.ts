import { create } from 'zustand';
import { createStorageSlot } from '../../ui/browser-storage';

export type ColorMode = 'light' | 'dark';

interface ColorModeState {
  readonly mode: ColorMode;
  /** Takes over what the document's first script decided before paint. */
  readonly adopt: () => void;
  readonly toggle: () => void;
  /** Follows the choice of another tab; returns a function that stops it. */
  readonly follow: () => () => void;
}

// The script in index.html reads the same key.
const slot = createStorageSlot('theme');

/** The colour mode, which the script in index.html sets first. */
export const useColorModeStore = create<ColorModeState>((set, get) => {
  const show = (mode: ColorMode) => {
    document.documentElement.dataset['theme'] = mode;
    set({ mode });
  };
  return {
    mode: 'light',
    adopt: () => set({ mode: toColorMode(document.documentElement.dataset['theme']) }),
    toggle: () => {
      const mode = get().mode === 'light' ? 'dark' : 'light';
      slot.set(mode);
      show(mode);
    },
    follow: () =>
      slot.listen((value) => {
        if (value !== null) show(toColorMode(value));
      }),
  };
});

function toColorMode(value: string | undefined): ColorMode {
  return value === 'dark' ? 'dark' : 'light';
}

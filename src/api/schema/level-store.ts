import { create } from 'zustand';
import { createStorageSlot } from '../../ui/browser-storage';

interface LevelState {
  /** The number of field levels chosen on this visit. */
  readonly levels: number | undefined;
  /** Returns the last choice, from this visit or an earlier one. */
  readonly recall: () => number;
  readonly choose: (levels: number) => void;
}

const slot = createStorageSlot('reference.levels');

/** How many levels of a body's fields are open, on all pages and in the next visit. */
export const useLevelStore = create<LevelState>((set, get) => ({
  levels: undefined,
  recall: () => get().levels ?? toLevels(slot.get()),
  choose: (levels) => {
    slot.set(String(levels));
    set({ levels });
  },
}));

/** Reads the stored number of levels; 1 if it is invalid. */
export function toLevels(stored: string | null): number {
  const levels = Number(stored);
  return levels === Infinity || (Number.isInteger(levels) && levels > 0) ? levels : 1;
}

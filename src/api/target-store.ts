import { create } from 'zustand';

interface TargetState {
  /** The id that the page's address names, for tabs that have it in a closed panel. */
  readonly id: string;
}

/** Which place on the page the reader was sent to. */
export const useTargetStore = create<TargetState>(() => ({ id: '' }));

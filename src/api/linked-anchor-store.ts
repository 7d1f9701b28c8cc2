import { create } from 'zustand';

interface LinkedAnchorState {
  readonly anchor: string;
}

/** The anchor in the page's URL, so that tabs open the panel that holds it. */
export const useLinkedAnchorStore = create<LinkedAnchorState>(() => ({ anchor: '' }));

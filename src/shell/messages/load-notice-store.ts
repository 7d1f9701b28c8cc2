import { create } from 'zustand';

interface LoadNoticeState {
  readonly failed: boolean;
}

/** Whether a part of the first page could not be loaded. */
export const useLoadNoticeStore = create<LoadNoticeState>(() => ({ failed: false }));

/** Says that the page stays as it was prerendered because a chunk did not arrive. */
export function reportFailedLoad(error: unknown): void {
  console.warn('A part of this page could not be loaded.', error);
  useLoadNoticeStore.setState({ failed: true });
}

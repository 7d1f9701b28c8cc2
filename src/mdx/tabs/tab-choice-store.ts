import { create } from 'zustand';
import { createStorageSlot } from '../../ui/browser-storage';

interface TabChoiceState {
  /** The chosen tab of each group. */
  readonly choices: ReadonlyMap<string, string>;
  /** Takes over what the reader chose on an earlier visit. */
  readonly adopt: (groupId: string) => void;
  readonly choose: (groupId: string, value: string) => void;
  /** Follows a choice that is made in another browser tab; returns how to stop. */
  readonly follow: (groupId: string) => () => void;
}

/** Which tab the reader wants in each group, on every page and on the next visit. */
export const useTabChoiceStore = create<TabChoiceState>((set, get) => {
  const keep = (groupId: string, value: string | null) => {
    if (value === null || get().choices.get(groupId) === value) return;
    set({ choices: new Map(get().choices).set(groupId, value) });
  };
  return {
    choices: new Map(),
    adopt: (groupId) => keep(groupId, createSlot(groupId).get()),
    choose: (groupId, value) => {
      createSlot(groupId).set(value);
      keep(groupId, value);
    },
    follow: (groupId) => createSlot(groupId).listen((value) => keep(groupId, value)),
  };
});

function createSlot(groupId: string) {
  return createStorageSlot(`docusaurus.tab.${groupId}`);
}

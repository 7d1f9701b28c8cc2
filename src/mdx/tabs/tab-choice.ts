import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { createStorageSlot } from '../../ui/browser-storage';

export interface TabChoiceOptions {
  readonly values: readonly string[];
  /** The tab that is open until the reader chooses; undefined for none. */
  readonly initial: string | undefined;
  /** Groups with the same id switch together and remember the choice. */
  readonly groupId: string | undefined;
  /** The query parameter that holds the choice. */
  readonly parameter: string | undefined;
}

/**
 * Which tab of a group is open, and how to open another one.
 *
 * The address wins over the remembered choice; a value that the group does not have is ignored.
 */
export function useTabChoice({
  values,
  initial,
  groupId,
  parameter,
}: TabChoiceOptions): readonly [value: string | undefined, choose: (value: string) => void] {
  const [last, setLast] = useState(initial);
  const remembered = useRememberedChoice(groupId);
  const inAddress = useQueryParameter(parameter);
  const wanted = [inAddress, remembered].find(
    (value) => value !== undefined && values.includes(value),
  );
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  const choose = (value: string) => {
    setLast(value);
    if (groupId !== undefined) useTabChoiceStore.getState().choose(groupId, value);
    if (parameter !== undefined) writeQueryParameter(parameter, value);
  };
  const value = wanted ?? last;
  // While a page is being written, a tab may vanish.
  return [value === undefined || values.includes(value) ? value : initial, choose];
}

function useRememberedChoice(groupId: string | undefined): string | undefined {
  const { choices, adopt, follow } = useTabChoiceStore();
  // Before the paint: a page that is navigated to shows the remembered tab at once.
  useLayoutEffect(() => {
    if (groupId === undefined) return undefined;
    adopt(groupId);
    return follow(groupId);
  }, [groupId, adopt, follow]);
  return groupId === undefined ? undefined : choices.get(groupId);
}

interface TabChoiceState {
  /** The chosen tab of each group. */
  readonly choices: ReadonlyMap<string, string>;
  /** Adopts the choice of an earlier visit. */
  readonly adopt: (groupId: string) => void;
  readonly choose: (groupId: string, value: string) => void;
  /** Follows the choice in other browser tabs; returns a function that stops it. */
  readonly follow: (groupId: string) => () => void;
}

/** The reader's choice in each group, for all pages and later visits. */
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

/** The value of a query parameter; undefined while prerendering and when it is missing. */
export function useQueryParameter(name: string | undefined): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (name === undefined ? undefined : readQueryParameter(name)),
    () => undefined,
  );
}

/**
 * Sets a query parameter of the page's address.
 *
 * It replaces the history entry and keeps the router's state in it, so Back still leaves the page.
 */
export function writeQueryParameter(name: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  listeners.add(onChange);
  window.addEventListener('popstate', onChange);
  // For links. A browser without this interface notices only Back, Forward and `writeQueryParameter`.
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('popstate', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

function readQueryParameter(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}

import { createContext, use } from 'react';
import { createContextError } from '../../ui/context-error';
import type { ReactNode } from 'react';
import type { Orientation } from '../../ui/roving-focus';

/** The description of a tab. */
export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** The state that the parts of one `<Tabs>` share. */
export interface TabState {
  /** The prefix of the ids of tabs and panels. */
  readonly id: string;
  readonly tabs: readonly Tab[];
  /** The open tab, if any is. */
  readonly value: string | undefined;
  readonly select: (value: string) => void;
  readonly orientation: Orientation;
  /** With `manual`, the arrow keys only focus a tab, and Enter opens it. */
  readonly activation: 'automatic' | 'manual';
}

export const TabContext = createContext<TabState | undefined>(undefined);

/** The state of the `<Tabs>` around a part; throws when there is none. */
export function useTabs(part: string): TabState {
  const state = use(TabContext);
  if (state === undefined)
    throw createContextError('useTabs', 'Tabs', `<${part}> must stand inside <Tabs>.`);
  return state;
}

/** The id of a tab or its panel, without spaces whatever the value is. */
export function toTabId({ id }: TabState, kind: 'tab' | 'panel', value: string): string {
  return `${id}-${kind}-${encodeURIComponent(value)}`;
}

/** The tab that the Tab key reaches: the open one, else the first that can be used. */
export function findEntry({ tabs, value }: TabState): string | undefined {
  const usable = tabs.filter(({ disabled }) => disabled !== true);
  return (usable.find((tab) => tab.value === value) ?? usable[0])?.value;
}

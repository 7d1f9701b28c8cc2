import type { ComponentProps } from 'react';
import type { TabsTriggerProps } from './tab-parts';
import { useTabs } from './tab-context';

export interface TabItemProps extends Omit<ComponentProps<'div'>, 'hidden'> {
  /** Names the tab within its group. */
  readonly value: string;
  /** The tab's words; its value when there are none. */
  readonly label?: string;
  /** Whether it is the one that is open at first. */
  readonly default?: boolean;
  /** For the tab itself; the other ones are for its panel. */
  readonly attributes?: Omit<TabsTriggerProps, 'value'>;
}

/** A tab with its panel, in `<Tabs>`, which puts them where they belong. */
export function TabItem({ children }: TabItemProps) {
  useTabs('TabItem');
  return children;
}

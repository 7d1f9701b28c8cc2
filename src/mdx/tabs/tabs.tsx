import { TabGroup } from './tab-group';
import type { TabGroupProps } from './tab-group';
import { TabSet, hasTabParts } from './tab-set';
import type { TabSetProps } from './tab-set';

export type TabsProps = TabGroupProps & TabSetProps;

/**
 * Panels of which one is shown at a time.
 *
 * With `<TabItem>`s inside, groups can switch together and remember the choice; with `<TabsList>`,
 * `<TabsTrigger>` and `<TabsContent>` the author arranges the parts.
 */
export function Tabs(props: TabsProps) {
  return hasTabParts(props.children) ? <TabSet {...props} /> : <TabGroup {...props} />;
}

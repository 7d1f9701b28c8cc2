import type { ComponentProps } from 'react';
import { TabsContent, TabsList, TabsTrigger } from './tab-parts';
import { TabRoot } from './tab-root';
import { findInitialTab, toTabItems } from './to-tab-items';
import type { TabDescription, TabItemEntry } from './to-tab-items';
import { useTabChoice } from './use-tab-choice';

export interface TabGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The tab that is open at first; null opens none. */
  readonly defaultValue?: string | null | undefined;
  /** Groups of one id switch together, on all pages, and remember the choice. */
  readonly groupId?: string;
  /** The parameter of the address that holds the choice; true names it like the group. */
  readonly queryString?: boolean | string;
  /** Describes the tabs apart from their panels. */
  readonly values?: readonly TabDescription[];
  /** Whether the tabs share the whole width. */
  readonly block?: boolean;
  /** Taken from the reference; our panels are in the page always. */
  readonly lazy?: boolean;
}

/** Tabs that are made of `<TabItem>`s. */
export function TabGroup({
  defaultValue,
  groupId,
  queryString = false,
  values,
  block = false,
  lazy: _lazy,
  children,
  ...rest
}: TabGroupProps) {
  const items = toTabItems(children, values);
  const [value, select] = useTabChoice({
    values: items.map((item) => item.value),
    initial: findInitialTab(items, defaultValue),
    groupId,
    parameter: toParameter(queryString, groupId),
  });
  const state = {
    tabs: items,
    value,
    select,
    orientation: 'horizontal',
    activation: 'manual',
  } as const;
  return (
    <TabRoot {...rest} state={state} data-block={block ? '' : undefined}>
      <TabsList variant="line">{items.map(toTrigger)}</TabsList>
      {items.map(toPanel)}
    </TabRoot>
  );
}

function toParameter(queryString: boolean | string, groupId: string | undefined) {
  if (typeof queryString === 'string') return queryString;
  if (!queryString) return undefined;
  if (groupId !== undefined) return groupId;
  throw new Error(
    'The <Tabs> component groupId prop is required if queryString=true, because this value is used as the search param name. You can also provide an explicit value such as queryString="my-search-param".',
  );
}

function toTrigger({ value, label, attributes }: TabItemEntry) {
  return (
    <TabsTrigger {...attributes} key={value} value={value}>
      {label}
    </TabsTrigger>
  );
}

function toPanel({ value, element }: TabItemEntry) {
  const { label: _label, default: _default, attributes: _attributes, ...rest } = element.props;
  return (
    <TabsContent {...rest} key={value} value={value}>
      {element}
    </TabsContent>
  );
}

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { TabRoot, TabsContent, TabsList, TabsTrigger } from './tab-parts';
import { useTabs } from './tab-state';
import { useTabChoice } from './tab-choice';
import { Children, isValidElement } from 'react';
import type { TabsTriggerProps } from './tab-parts';
import type { Tab } from './tab-state';

export interface TabGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The tab that is open at first; null opens none. */
  readonly defaultValue?: string | null | undefined;
  /** Groups with the same id switch together, on all pages, and remember the choice. */
  readonly groupId?: string;
  /** The query parameter that holds the choice; true names it after the group. */
  readonly queryString?: boolean | string;
  /** Describes the tabs apart from their panels. */
  readonly values?: readonly TabDescription[];
  /** Makes the tabs share the whole width. */
  readonly block?: boolean;
  /** Accepted for guides from Docusaurus, without effect: all panels are in the page. */
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

export interface TabItemProps extends Omit<ComponentProps<'div'>, 'hidden'> {
  /** Names the tab within its group. */
  readonly value: string;
  /** The tab's label; its value by default. */
  readonly label?: string;
  /** Set for the tab that is initially open. */
  readonly default?: boolean;
  /** Attributes of the tab itself; all others go to its panel. */
  readonly attributes?: Omit<TabsTriggerProps, 'value'>;
}

/** A tab with its panel; the `<Tabs>` around it renders both. */
export function TabItem({ children }: TabItemProps) {
  useTabs('TabItem');
  return children;
}

/** A tab of a group, as its author describes it. */
export type TabDescription = Pick<TabItemProps, 'value' | 'label' | 'default' | 'attributes'>;

/** A tab of a group with what it opens. */
export interface TabItemEntry extends Tab {
  readonly isDefault: boolean;
  readonly attributes: TabItemProps['attributes'];
  readonly element: ReactElement<TabItemProps>;
}

/**
 * The tabs that an author wrote. Mistakes are thrown: they stop the build.
 *
 * `values` may describe them instead, as older guides for Docusaurus do.
 */
export function toTabItems(
  children: ReactNode,
  values?: readonly TabDescription[],
): readonly TabItemEntry[] {
  const elements = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map(getTabItem);
  if (elements.length === 0)
    throw new Error('The <Tabs> component requires at least one <TabItem> children component.');
  const items = (values ?? elements.map(({ props }) => props)).map((description) =>
    toEntry(description, elements),
  );
  assertUnique(items.map(({ value }) => value));
  return items;
}

/** The tab that is open at first: none for `defaultValue={null}`. */
export function findInitialTab(
  items: readonly TabItemEntry[],
  defaultValue: string | null | undefined,
): string | undefined {
  if (defaultValue === null) return undefined;
  if (defaultValue === undefined)
    return (items.find(({ isDefault }) => isDefault) ?? items[0])?.value;
  if (items.some(({ value }) => value === defaultValue)) return defaultValue;
  const available = items.map(({ value }) => value).join(', ');
  throw new Error(
    `The <Tabs> has a defaultValue "${defaultValue}" but none of its children has the corresponding value. Available values are: ${available}. If you intend to show no default tab, use defaultValue={null} instead.`,
  );
}

function getTabItem(child: ReactNode): ReactElement<TabItemProps> {
  // Any component with a value will do: it may hold a <TabItem>.
  if (isValidElement<TabItemProps>(child) && typeof child.props.value === 'string') return child;
  throw new Error(
    `Bad <Tabs> child ${toTag(child)}: all children of the <Tabs> component should be <TabItem>, and every <TabItem> should have a unique "value" prop.`,
  );
}

function toTag(child: ReactNode): string {
  if (!isValidElement(child)) return JSON.stringify(child);
  return `<${typeof child.type === 'string' ? child.type : child.type.name}>`;
}

function toEntry(
  { value, label, default: isDefault = false, attributes }: TabDescription,
  elements: readonly ReactElement<TabItemProps>[],
): TabItemEntry {
  const element = elements.find(({ props }) => props.value === value);
  if (element !== undefined)
    return { value, label: label ?? value, isDefault, attributes, element };
  throw new Error(`The <Tabs> has no <TabItem> for the value "${value}" of its "values".`);
}

function assertUnique(values: readonly string[]): void {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  if (repeated.length === 0) return;
  throw new Error(
    `Duplicate values "${[...new Set(repeated)].join(', ')}" found in <Tabs>. Every value needs to be unique.`,
  );
}

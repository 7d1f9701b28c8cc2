import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Tab } from './tab-context';
import type { TabItemProps } from './tab-item';

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
 * `values` may describe them instead, as older guides of the reference do.
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

/** The tab that is open at first; none with `defaultValue={null}`. */
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

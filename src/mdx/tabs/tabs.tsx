import { TabGroup } from './tab-group';
import type { TabGroupProps } from './tab-group';
import { Children, isValidElement, useState } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Orientation } from '../../ui/roving-focus';
import { TabRoot, TabsContent, TabsList, TabsTrigger } from './tab-parts';
import type { TabsTriggerProps } from './tab-parts';
import type { Tab } from './tab-state';

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

export interface TabSetProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The open tab, when the page controls it. */
  readonly value?: string | undefined;
  /** The tab that is open at first; without it none is. */
  readonly defaultValue?: string | null | undefined;
  readonly onValueChange?: (value: string) => void;
  readonly orientation?: Orientation;
  readonly activationMode?: 'automatic' | 'manual';
}

/** Tabs that the author builds from parts. */
export function TabSet({
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  activationMode = 'automatic',
  children,
  ...rest
}: TabSetProps) {
  const [chosen, setChosen] = useState(defaultValue ?? undefined);
  const select = (next: string) => {
    setChosen(next);
    onValueChange?.(next);
  };
  const state = {
    tabs: listElements(children).filter(isTrigger).map(toTab),
    value: value ?? chosen,
    select,
    orientation,
    activation: activationMode,
  };
  return (
    <TabRoot {...rest} state={state}>
      {children}
    </TabRoot>
  );
}

/** True if tabs are built from parts, at any depth. */
export function hasTabParts(children: ReactNode): boolean {
  return listElements(children).some(({ type }) => type === TabsList || type === TabsContent);
}

type Parent = ReactElement<{ readonly children?: ReactNode }>;

/** All elements among the children, at any depth, but not those inside panels. */
function listElements(children: ReactNode): readonly Parent[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Parent['props']>(child)) return [];
    return child.type === TabsContent ? [child] : [child, ...listElements(child.props.children)];
  });
}

function isTrigger(element: ReactElement): element is ReactElement<TabsTriggerProps> {
  return element.type === TabsTrigger;
}

function toTab({ props: { value, children, disabled } }: ReactElement<TabsTriggerProps>): Tab {
  return { value, label: children, disabled };
}

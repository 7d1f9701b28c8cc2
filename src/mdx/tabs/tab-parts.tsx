import { useId, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { joinClasses } from '../class-names';
import { moveFocus } from '../../ui/roving-focus';
import { TabContext, findEntry, toTabId, useTabs } from './tab-state';
import type { TabState } from './tab-state';
import styles from './tab-parts.module.css';
import { useArrival } from '../interaction/anchors';
import { useFoundInPage } from '../../ui/use-found-in-page';
import { flushSync } from 'react-dom';

export interface TabRootProps extends ComponentProps<'div'> {
  readonly state: Omit<TabState, 'id'>;
}

/** The element around tabs and panels, which hands them their state. */
export function TabRoot({ state, className, ...rest }: TabRootProps) {
  const id = useId();
  return (
    <TabContext value={{ ...state, id }}>
      <div
        {...rest}
        className={joinClasses(styles['tabs'], className)}
        data-orientation={state.orientation}
      />
    </TabContext>
  );
}

export interface TabsListProps extends ComponentProps<'div'> {
  readonly variant?: 'default' | 'line';
}

/** The row of tabs. */
export function TabsList({ variant = 'default', className, ...rest }: TabsListProps) {
  const { orientation } = useTabs('TabsList');
  return (
    <div
      role="tablist"
      aria-orientation={orientation}
      {...rest}
      className={joinClasses(styles['list'], className)}
      data-variant={variant}
      // Each panel has its tab's label, too.
      data-search-skip=""
    />
  );
}

export interface TabsTriggerProps extends ComponentProps<'button'> {
  readonly value: string;
}

/** One tab. The arrows reach the others. */
export function TabsTrigger({ value, className, onClick, onKeyDown, ...rest }: TabsTriggerProps) {
  const tabs = useTabs('TabsTrigger');
  const isOpen = tabs.value === value;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isOpen) return;
    keepPosition(event.currentTarget, () => tabs.select(value));
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const reached = moveFocus(event, listTabs(event.currentTarget), tabs.orientation);
    if (tabs.activation === 'automatic') reached?.click();
  };
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={toTabId(tabs, 'tab', value)}
      className={joinClasses(styles['tab'], className)}
      aria-selected={isOpen}
      aria-controls={toTabId(tabs, 'panel', value)}
      tabIndex={value === findEntry(tabs) ? 0 : -1}
      data-state={isOpen ? 'active' : 'inactive'}
      onClick={click}
      onKeyDown={press}
    />
  );
}

function listTabs(tab: HTMLElement): readonly HTMLElement[] {
  const list = tab.closest('[role="tablist"]');
  return [...(list?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? [])];
}

export interface TabsContentProps extends ComponentProps<'div'> {
  readonly value: string;
  /** Accepted as in Radix, without effect: the content is always in the page. */
  readonly forceMount?: boolean;
}

/**
 * The panel of a tab. It is in the HTML while it is closed: the browser's find in page opens it, and
 * without a script all panels are shown, each below its tab's label.
 */
export function TabsContent({
  value,
  forceMount: _forceMount,
  className,
  children,
  ...rest
}: TabsContentProps) {
  const tabs = useTabs('TabsContent');
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = tabs.value === value;
  const open = () => tabs.select(value);
  useFoundInPage(panel, !isOpen, open);
  useArrival(panel, open);
  return (
    <div
      role="tabpanel"
      // A closed panel is hidden from the eye only: the keyboard would stop at it.
      tabIndex={isOpen ? 0 : undefined}
      {...rest}
      ref={panel}
      id={toTabId(tabs, 'panel', value)}
      className={joinClasses(styles['panel'], className)}
      aria-labelledby={toTabId(tabs, 'tab', value)}
      data-state={isOpen ? 'active' : 'inactive'}
    >
      <p className={styles['label']}>
        {tabs.tabs.find((tab) => tab.value === value)?.label ?? value}
      </p>
      {children}
    </div>
  );
}

/** Makes a change while an element keeps its position on the screen. */
export function keepPosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

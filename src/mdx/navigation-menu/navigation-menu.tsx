import { createContext, use, useId, useMemo } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, PointerEvent, ToggleEvent } from 'react';
import { texts } from '../texts';
import { joinClasses } from '../class-names';
import { createContextError } from '../../ui/context-error';
import styles from './navigation-menu.module.css';
import floating from '../interaction/popover.module.css';
import { isHovering, useHoverPopover } from '../interaction/use-hover-popover';
import type { HoverPopover } from '../interaction/use-hover-popover';

interface MenuState {
  /** How long a pointer rests before it opens an item: 0 if another one was open just now. */
  readonly getOpenDelay: () => number;
  readonly onToggle: (isOpen: boolean) => void;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

/** The menu around a part; throws when there is none. */
export function useMenu(part: string): MenuState {
  const state = use(MenuContext);
  if (state === undefined)
    throw createContextError(
      'useMenu',
      'NavigationMenu',
      `<${part}> must stand inside <NavigationMenu>.`,
    );
  return state;
}

export interface NavigationMenuProps extends ComponentProps<'nav'> {
  /** The accessible name of the landmark. */
  readonly label?: string;
  /** How long a pointer rests on an item before it opens, in milliseconds. */
  readonly delayDuration?: number;
  /** The time after an item closes within which another one opens at once, in milliseconds. */
  readonly skipDelayDuration?: number;
  /** Accepted as in Radix, without effect: contents open below their items. */
  readonly viewport?: boolean;
}

/** Links in groups that open, one at a time. */
export function NavigationMenu({
  label = texts.navigationMenu.label,
  delayDuration = 200,
  skipDelayDuration = 300,
  viewport: _viewport,
  className,
  ...rest
}: NavigationMenuProps) {
  const menu = useMemo(
    () => createMenu(delayDuration, skipDelayDuration),
    [delayDuration, skipDelayDuration],
  );
  return (
    <MenuContext value={menu}>
      <nav aria-label={label} {...rest} className={joinClasses(styles['menu'], className)} />
    </MenuContext>
  );
}

function createMenu(delay: number, skipDelay: number): MenuState {
  let warmUntil = 0;
  return {
    getOpenDelay: () => (performance.now() < warmUntil ? 0 : delay),
    onToggle: (isOpen) => {
      warmUntil = isOpen ? Infinity : performance.now() + skipDelay;
    },
  };
}

/** The row of items. */
export function NavigationMenuList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={joinClasses(styles['list'], className)} />;
}

const CLOSE_DELAY_MS = 150;

interface MenuItemState extends HoverPopover<HTMLDivElement> {
  readonly id: string;
}

const MenuItemContext = createContext<MenuItemState | undefined>(undefined);

/** The item around a part; throws when there is none. */
export function useMenuItem(part: string): MenuItemState {
  const state = use(MenuItemContext);
  if (state === undefined)
    throw createContextError(
      'useMenuItem',
      'NavigationMenuItem',
      `<${part}> must stand inside <NavigationMenuItem>.`,
    );
  return state;
}

/** A link, or a trigger with the content that it opens. */
export function NavigationMenuItem({ className, ...rest }: ComponentProps<'li'>) {
  const id = useId();
  const menu = useMenu('NavigationMenuItem');
  const item = useHoverPopover<HTMLDivElement>();
  const state = useMemo(() => {
    const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
      item.onToggle(event);
      menu.onToggle(event.newState === 'open');
    };
    return { ...item, onToggle, id };
  }, [item, menu, id]);
  const enter = (event: PointerEvent) => {
    if (isHovering(event)) item.openIn(menu.getOpenDelay());
  };
  const leave = (event: PointerEvent) => {
    if (isHovering(event)) item.closeIn(CLOSE_DELAY_MS);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) item.closeIn(0);
  };
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape') return;
    item.stay();
    // The browser closes the content right after this, and would lose the focus in it.
    if (item.isOpen) currentTarget.querySelector<HTMLElement>('[aria-controls]')?.focus();
  };
  return (
    <MenuItemContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What can be used is inside. */}
      <li
        {...rest}
        className={joinClasses(styles['item'], floating['scope'], className)}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onPointerDown={item.stay}
        onBlur={blur}
        onKeyDown={press}
      />
    </MenuItemContext>
  );
}

import { createContext, use, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { texts } from '../texts';
import { joinClasses } from '../join-classes';
import styles from './navigation-menu.module.css';

interface MenuState {
  /** How long a pointer rests before it opens an item: no time when another was open just now. */
  readonly getOpenDelay: () => number;
  readonly onToggle: (isOpen: boolean) => void;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

/** The menu around a part; a part without one is the author's mistake. */
export function useMenu(part: string): MenuState {
  const state = use(MenuContext);
  if (state === undefined) throw new Error(`<${part}> must stand inside <NavigationMenu>.`);
  return state;
}

export interface NavigationMenuProps extends ComponentProps<'nav'> {
  /** What the links have in common; names the landmark. */
  readonly label?: string;
  /** How long a pointer rests on an item before it opens, in milliseconds. */
  readonly delayDuration?: number;
  /** For how long after one has closed another opens at once. */
  readonly skipDelayDuration?: number;
  /** Taken from the reference; ours opens below the item. */
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

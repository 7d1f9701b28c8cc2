import { createContext, use, useId, useMemo } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, PointerEvent, ToggleEvent } from 'react';
import { joinClasses } from '../join-classes';
import { useMenu } from './navigation-menu';
import styles from './navigation-menu.module.css';
import floating from '../interaction/popover.module.css';
import { isHovering, useHoverPopover } from '../interaction/use-hover-popover';
import type { HoverPopover } from '../interaction/use-hover-popover';

const CLOSE_DELAY_MS = 150;

interface MenuItemState extends HoverPopover<HTMLDivElement> {
  readonly id: string;
}

const MenuItemContext = createContext<MenuItemState | undefined>(undefined);

/** The item around a part; a part without one is the author's mistake. */
export function useMenuItem(part: string): MenuItemState {
  const state = use(MenuItemContext);
  if (state === undefined) throw new Error(`<${part}> must stand inside <NavigationMenuItem>.`);
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
    // The browser closes the content right after this; the focus must not go with it.
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

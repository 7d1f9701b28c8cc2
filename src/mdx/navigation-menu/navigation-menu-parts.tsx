import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { LinkProps } from '../../ui/link';
import { useHydrated } from '../../ui/use-hydrated';
import { joinClasses } from '../class-names';
import { moveFocus } from '../../ui/roving-focus';
import { useMenuItem } from './navigation-menu';
import styles from './navigation-menu.module.css';
import floating from '../interaction/popover.module.css';
import { toInline } from '../inline-content';

/** Opens its item's content: by a click, or by a mouse that rests on it. */
export function NavigationMenuTrigger({
  className,
  onClick,
  onKeyDown,
  children,
  ...rest
}: ComponentProps<'button'>) {
  const { id, isOpen, isFresh, popover } = useMenuItem('NavigationMenuTrigger');
  const isHydrated = useHydrated();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (isFresh()) event.preventDefault();
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowDown' && isOpen) enterContent(event, popover.current);
    else moveAmongItems(event);
  };
  return (
    <button
      {...rest}
      type="button"
      popoverTarget={id}
      className={joinClasses(styles['entry'], floating['opener'], className)}
      aria-controls={id}
      // Without a script, the browser derives it from `popoverTarget`.
      aria-expanded={isHydrated ? isOpen : undefined}
      data-state={isOpen ? 'open' : 'closed'}
      onClick={click}
      onKeyDown={press}
    >
      {toInline(children)}
      <Icon name="chevron" size={14} />
    </button>
  );
}

function enterContent(event: KeyboardEvent, content: HTMLElement | null): void {
  event.preventDefault();
  content?.querySelector<HTMLElement>('a[href]')?.focus();
}

/** The content that a trigger opens. It is in the HTML while it is closed. */
export function NavigationMenuContent({ className, children, ...rest }: ComponentProps<'div'>) {
  const { id, popover, isOpen, onToggle } = useMenuItem('NavigationMenuContent');
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      onToggle={onToggle}
      className={joinClasses(floating['popover'], styles['popover'])}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <div {...rest} className={joinClasses(floating['surface'], styles['content'], className)}>
        {children}
      </div>
    </div>
  );
}

export interface NavigationMenuLinkProps extends LinkProps {
  /** True for the link to the open page. */
  readonly active?: boolean;
}

/** A link of the menu, in an item's content or in the row itself. */
export function NavigationMenuLink({
  active = false,
  className,
  onClick,
  onKeyDown,
  ...rest
}: NavigationMenuLinkProps) {
  const { popover } = useMenuItem('NavigationMenuLink');
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // With these keys the link opens in another tab, and the menu stays open.
    if (!event.metaKey && !event.ctrlKey) popover.current?.hidePopover();
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const content = event.currentTarget.closest('[popover]');
    if (content === null) moveAmongItems(event);
    else moveFocus(event, [...content.querySelectorAll<HTMLElement>('a[href]')], 'vertical');
  };
  return (
    <Link
      {...rest}
      className={joinClasses(styles['entry'], className)}
      aria-current={active ? 'page' : undefined}
      data-active={active ? '' : undefined}
      onClick={click}
      onKeyDown={press}
    />
  );
}

function moveAmongItems(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('ul');
  const entries = list?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)') ?? [];
  moveFocus(event, [...entries], 'horizontal');
}

/** Accepted as in Radix, where it marks the open item. Renders nothing: the item's own style marks it. */
export function NavigationMenuIndicator(_props: ComponentProps<'div'>) {
  return null;
}

/** Accepted as in Radix, where contents share it. Renders nothing: contents open below their items. */
export function NavigationMenuViewport(_props: ComponentProps<'div'>) {
  return null;
}

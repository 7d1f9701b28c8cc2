import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { NewTabMark } from '../../ui/new-tab';
import { texts } from '../texts';
import iconButton from '../icon-button.module.css';
import { useMenuEntry } from './menu-entry';
import { useMenuStore } from './menu-store';
import styles from './site-menu.module.css';

export const MENU_ID = 'site-menu';

const WIDE = '(min-width: 997px)';

/** An item of the main navigation. */
export interface NavigationLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

export interface SiteMenuProps {
  readonly links: readonly NavigationLink[];
  readonly current?: string;
  /** Set if it holds a sidebar, which wide screens show beside the page. */
  readonly aside?: boolean;
  /** The version and language switchers. */
  readonly choices?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The sidebar's place: a column on wide screens, a slide-out menu on narrow ones.
 *
 * One element is both. As a popover it opens, closes on Escape and on a tap beside it without any
 * script; scripts add closing on navigation, on Back, and on widening.
 */
export function SiteMenu({ links, current, aside = false, choices, children }: SiteMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const isOpen = useMenuStore((state) => state.open);
  useMenuClosing(menu);
  useMenuEntry(menu, isOpen, WIDE);
  useShownEntry(menu);
  return (
    <aside
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className={styles['menu']}
      data-aside={aside}
      aria-label={texts.menu.label}
    >
      <div className={styles['head']}>
        <strong>{texts.menu.title}</strong>
        <button
          type="button"
          className={iconButton['button']}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={texts.menu.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles['links']}>
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <Link href={href} aria-current={id === current ? 'true' : undefined}>
              <span>{label}</span>
              <NewTabMark href={href} />
            </Link>
          </li>
        ))}
      </ul>
      {choices}
      {children}
    </aside>
  );
}

type Menu = RefObject<HTMLElement | null>;

/** A menu that the reader opens while a page is on its way stays open when the page arrives. */
function useMenuClosing(menu: Menu): void {
  const setOpen = useMenuStore((state) => state.setOpen);
  useEffect(() => {
    const element = menu.current;
    const close = () => {
      if (element?.matches(':popover-open') === true) element.hidePopover();
    };
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    // A link that is followed closes it at once, the one to the current page too. One that the browser follows
    // to another document leaves with the menu open: going back in the history would stop it.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && (defaultPrevented || link.target !== '' || link.hash !== '')) close();
    };
    // It may have been opened before there was a script.
    setOpen(element?.matches(':popover-open') === true);
    const wide = window.matchMedia(WIDE);
    element?.addEventListener('toggle', onToggle);
    element?.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      setOpen(false);
      element?.removeEventListener('toggle', onToggle);
      element?.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, [menu, setOpen]);
}

/** Brings the link to the open page into view: on arrival, and whenever the menu opens. */
function useShownEntry(menu: Menu): void {
  const { pathname } = useLocation();
  const isOpen = useMenuStore((state) => state.open);
  useLayoutEffect(() => {
    if (menu.current !== null) showEntry(menu.current);
  }, [menu, pathname, isOpen]);
}

/** Scrolls the menu, and nothing else; one that shows the link already stays as the reader has scrolled it. */
function showEntry(menu: HTMLElement): void {
  const entry = [...menu.querySelectorAll('nav [aria-current="page"]')].at(-1);
  if (entry === undefined) return;
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  const middle = (frame.top + frame.bottom) / 2;
  menu.scrollBy({ top: (top + bottom) / 2 - middle, behavior: 'instant' });
}

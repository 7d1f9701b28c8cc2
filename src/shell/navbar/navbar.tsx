import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { NewTabMark } from '../../ui/new-tab';
import { texts } from '../texts';
import { ColorModeToggle } from './color-mode-toggle';
import { MenuButton } from './menu-button';
import type { NavigationLink } from './site-menu';
import styles from './navbar.module.css';

export interface NavbarProps {
  /** The mark before the title. */
  readonly logo: ReactNode;
  readonly title: string;
  readonly links: readonly NavigationLink[];
  /** The id of the link whose section is open. */
  readonly current: string | undefined;
  /** The version and language switchers. */
  readonly choices?: ReactNode;
  readonly search: ReactNode;
}

/** The bar at the top of every page. */
export function Navbar({ logo, title, links, current, choices, search }: NavbarProps) {
  return (
    <header className={styles['navbar']}>
      <nav aria-label={texts.navbar.label} className={styles['row']}>
        <MenuButton />
        <Link href="/" className={styles['brand']}>
          {logo}
          <span>{title}</span>
        </Link>
        <ul className={styles['links']}>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <Link href={href} aria-current={id === current ? 'page' : undefined}>
                <span>{label}</span>
                <NewTabMark href={href} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles['tools']}>
          {choices}
          <ColorModeToggle />
          {search}
        </div>
      </nav>
    </header>
  );
}

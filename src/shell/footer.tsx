import { isExternalHref } from '../model/site/paths';
import { Link } from '../ui/link';
import { NewTabMark } from '../ui/new-tab';
import styles from './footer.module.css';

export interface FooterLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

export interface FooterProps {
  readonly copyright: string;
  readonly links: readonly FooterLink[];
}

/** The end of every page. */
export function Footer({ copyright, links }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <p>{copyright}</p>
        {links.map(({ id, label, href }) => (
          <Link key={id} href={href}>
            {label}
            {isExternalHref(href) && <NewTabMark />}
          </Link>
        ))}
      </div>
    </footer>
  );
}

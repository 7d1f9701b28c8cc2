import { withBase } from '../model/site/paths';
import { format } from '../model/text/format';
import { Link } from '../ui/link';
import { NewTabMark } from '../ui/new-tab';
import styles from './footer.module.css';
import { texts } from './texts';

export interface FooterLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The OpenAPI file of an API. */
  readonly openApi?: string;
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
        {links.map(({ id, label, href, openApi }) => (
          <span key={id}>
            <Link href={href}>
              <span>{label}</span>
              <NewTabMark href={href} />
            </Link>
            {openApi !== undefined && (
              <a
                href={withBase(import.meta.env.BASE_URL, openApi)}
                aria-label={format(texts.footer.openApi, { label })}
                download
              >
                OpenAPI
              </a>
            )}
          </span>
        ))}
      </div>
    </footer>
  );
}

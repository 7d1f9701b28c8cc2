import type { Code } from '../model/text/code';
import { format } from '../model/text/format';
import { ButtonLink } from '../ui/button';
import { CodeBlock } from '../ui/code/code-block';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { texts } from './texts';
import styles from './home-page.module.css';

export interface ApiLink {
  readonly href: string;
  readonly label: string;
  readonly summary: string;
  readonly version: string;
}

export interface HomePageProps {
  readonly tagline: string;
  /** The address of the first guide. */
  readonly guides: string;
  readonly apis: readonly ApiLink[];
  readonly call: { readonly request: Code; readonly response: Code } | undefined;
}

const words = texts.home;

/** The description of the home page for search engines. */
export function toHomeDescription(tagline: string): string {
  return format(words.description, { tagline });
}

/** The home page: what Easier offers, one real call, and links to guides and APIs. */
export function HomePage({ tagline, guides, apis, call }: HomePageProps) {
  return (
    <main id="content" className={styles['home']}>
      <section className={styles['opening']}>
        <div>
          <h1>{tagline}</h1>
          <p className={styles['lead']}>{words.lead}</p>
          <p className={styles['ways']}>
            <ButtonLink href="/docs/#make-your-first-call">
              {words.firstCall}
              <Icon name="arrowRight" size={18} />
            </ButtonLink>
            <Link href={guides}>{words.readGuides}</Link>
          </p>
        </div>
        {call !== undefined && (
          <div className={styles['call']}>
            <CodeBlock code={call.request} title={words.request} />
            <CodeBlock code={call.response} title={words.response} />
          </div>
        )}
      </section>
      <section aria-labelledby="apis" className={styles['apis']}>
        <h2 id="apis">{words.apis}</h2>
        <ul>
          {apis.map(({ href, label, summary, version }) => (
            <li key={href}>
              <Link href={href}>{label}</Link> <small>{format(words.version, { version })}</small>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guides" className={styles['apis']}>
        <h2 id="guides">{words.guides}</h2>
        <ul>
          <li>
            <Link href="/docs/category/platform">{words.platform}</Link>
            <p>{words.platformText}</p>
          </li>
          <li>
            <Link href="/docs/category/guidelines">{words.guidelines}</Link>
            <p>{words.guidelinesText}</p>
          </li>
          <li>
            <Link href="/docs/category/contributing">{words.contributing}</Link>
            <p>{words.contributingText}</p>
          </li>
        </ul>
      </section>
    </main>
  );
}

import type { Code } from '../model/code';
import { ButtonLink } from '../ui/button';
import { CodeBlock } from '../ui/code-block';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './home-page.module.css';

export interface ApiLink {
  readonly href: string;
  readonly label: string;
  readonly summary: string;
  readonly version: string;
}

export interface HomePageProps {
  readonly tagline: string;
  readonly apis: readonly ApiLink[];
  readonly call: { readonly request: Code; readonly answer: Code } | undefined;
}

/** The site's first page: what Easier offers, one real call, and the ways on. */
export function HomePage({ tagline, apis, call }: HomePageProps) {
  return (
    <main id="content" className={styles['home']}>
      <section className={styles['opening']}>
        <div>
          <h1>{tagline}</h1>
          <p className={styles['lead']}>
            Easier is where teams keep their work. Its API reads and changes everything that people
            see in the app, and a sandbox with sample data is ready for your first request.
          </p>
          <p className={styles['ways']}>
            <ButtonLink href="/docs/#make-your-first-call">
              Make your first call
              <Icon name="arrowRight" size={18} />
            </ButtonLink>
            <Link href="/docs/">Read the guides</Link>
          </p>
        </div>
        {call !== undefined && (
          <div className={styles['call']}>
            <CodeBlock code={call.request} title="Request" />
            <CodeBlock code={call.answer} title="Answer" />
          </div>
        )}
      </section>
      <section aria-labelledby="apis" className={styles['apis']}>
        <h2 id="apis">API references</h2>
        <ul>
          {apis.map(({ href, label, summary, version }) => (
            <li key={href}>
              <Link href={href}>{label}</Link> <small>Version {version}</small>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guides" className={styles['apis']}>
        <h2 id="guides">Guides</h2>
        <ul>
          <li>
            <Link href="/docs/category/platform">Platform</Link>
            <p>Embed Easier in your page, and write JavaScript that behaves well beside it.</p>
          </li>
          <li>
            <Link href="/docs/category/guidelines">Guidelines</Link>
            <p>Install the packages that Easier publishes, and publish your own.</p>
          </li>
          <li>
            <Link href="/docs/category/contributing">Contributing</Link>
            <p>Improve this site: every page has its source beside it.</p>
          </li>
        </ul>
      </section>
    </main>
  );
}

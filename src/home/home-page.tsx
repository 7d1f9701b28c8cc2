import type { HomeGuide } from '../model/guides/home-guide';
import type { HomeView } from '../model/pages/page';
import { format } from '../model/text/format';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { toCountText } from '../ui/locale';
import { MethodBadge } from '../ui/method-badge';
import { ExampleCall } from './example-call';
import { texts } from './texts';
import styles from './home-page.module.css';

export interface HomePageProps extends HomeView {
  readonly tagline: string;
}

const words = texts.home;

/** The description of the home page for search engines. */
export function toHomeDescription(tagline: string): string {
  return format(words.description, { tagline });
}

/** The home page: what the site is about, one real call, and links to guides and APIs. */
export function HomePage({
  tagline,
  introduction,
  start,
  guidesHref,
  guides,
  apis,
  call,
}: HomePageProps) {
  return (
    <main id="content" className={styles['home']}>
      <section className={styles['opening']}>
        <div>
          <h1>{tagline}</h1>
          {introduction !== '' && <p className={styles['lead']}>{introduction}</p>}
          <p className={styles['ways']}>
            {start !== undefined && (
              <ButtonLink href={start.href}>
                {start.label}
                <Icon name="arrowRight" size={18} />
              </ButtonLink>
            )}
            {guides.length > 0 && <Link href={guidesHref}>{words.readGuides}</Link>}
          </p>
        </div>
        {call !== undefined && <ExampleCall call={call} />}
      </section>
      <div className={styles['columns']} data-columns={apis.length + Math.min(guides.length, 1)}>
        {apis.map((api) => (
          <ApiColumn key={api.path} api={api} />
        ))}
        {guides.length > 0 && <GuideColumn href={guidesHref} guides={guides} />}
      </div>
    </main>
  );
}

function GuideColumn({
  href,
  guides,
}: {
  readonly href: string;
  readonly guides: readonly HomeGuide[];
}) {
  return (
    <section>
      <h2>
        <Link href={href}>{words.guides}</Link>
      </h2>
      <ul>
        {guides.map((guide) => (
          <li key={guide.href} className={styles['guide']}>
            <Link href={guide.href}>{guide.label}</Link>
            {guide.description !== '' && <p>{guide.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ApiColumn({
  api: { path, label, summary, count, operations },
}: {
  readonly api: HomeView['apis'][number];
}) {
  return (
    <section>
      <h2>
        <Link href={path}>{label}</Link>
      </h2>
      <p>{summary}</p>
      <ul>
        {operations.map((operation) => (
          <li key={operation.href}>
            <Link href={operation.href} className={styles['operation']}>
              <MethodBadge method={operation.method} />
              {operation.title}
            </Link>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <p>
          <Link href={path} className={styles['more']}>
            {toCountText(words.operations, count)}
            <Icon name="arrowRight" size={16} />
          </Link>
        </p>
      )}
    </section>
  );
}

import type {
  ApiChanges,
  ChangeClass,
  ChangeRule,
  GoneOperation,
  Release,
  ReleasedChange,
} from '../../model/api/history';
import { toVersionAnchor } from '../../model/api/anchors';
import { MOST_OPERATIONS, changeClasses } from '../../model/api/history';
import type { Heading } from '../../model/navigation/heading';
import { withBase } from '../../model/site/paths';
import { format } from '../../model/text/format';
import { Link } from '../../ui/link';
import { toCountText } from '../../ui/locale';
import { PageWithContents } from '../../ui/navigation/page-with-contents';
import { TableOfContentsDisclosure } from '../../ui/navigation/table-of-contents';
import { CopyPage } from '../../ui/text/copy-page';
import { FormattedText } from '../../ui/text/formatted-text';
import { Heading as PageHeading } from '../../ui/text/heading';
import prose from '../../ui/text/prose.module.css';
import { RichText } from '../../ui/text/rich-text';
import { Section } from '../section';
import styles from './pages.module.css';
import { texts } from './texts';

/** The versions of an API, newest first: what changed with each, by class. */
export function ChangesPage({ changes }: { readonly changes: ApiChanges }) {
  const { apiPath, label, releases, rules } = changes;
  const headings = [
    ...releases.map(({ version }): Heading => ({
      depth: 2,
      id: toVersionAnchor(version),
      text: format(texts.changes.version, { version }),
    })),
    { depth: 2, id: RULES, text: texts.changes.rules } as const,
  ];
  const toFeed = (name: 'all' | 'breaking') => (
    <a href={withBase(import.meta.env.BASE_URL, `${apiPath}/changes.${name}.atom`)} data-native="">
      {texts.changes[name]}
    </a>
  );
  return (
    <PageWithContents headings={headings}>
      <article className={prose['prose']}>
        <h1>{format(texts.changes.title, { api: label })}</h1>
        <CopyPage />
        <TableOfContentsDisclosure headings={headings} />
        <p>{texts.changes.text}</p>
        <p>
          <FormattedText
            text={texts.changes.feeds}
            values={{ all: toFeed('all'), breaking: toFeed('breaking') }}
          />
        </p>
        {releases.map((release, index) => (
          <ReleasePart
            key={release.version}
            release={release}
            isFirst={index === releases.length - 1}
          />
        ))}
        <Rules rules={rules} />
      </article>
    </PageWithContents>
  );
}

const RULES = 'what-counts-as-breaking';

interface ReleasePartProps {
  readonly release: Release;
  /** The history begins with it. */
  readonly isFirst: boolean;
}

function ReleasePart({ release, isFirst }: ReleasePartProps) {
  const { version, date, note, changes } = release;
  const { changes: words } = texts;
  return (
    <Section id={toVersionAnchor(version)} title={format(words.version, { version })}>
      {date !== undefined && <p>{format(words.released, { date })}</p>}
      <div className={styles['note']}>
        <RichText text={note} />
      </div>
      {isFirst && <p>{words.first}</p>}
      {!isFirst && changes.length === 0 && <p>{words.none}</p>}
      {changeClasses.map((kind) => (
        <ClassPart
          key={kind}
          kind={kind}
          id={`${toVersionAnchor(version)}-${kind}`}
          changes={changes.filter((change) => change.class === kind)}
        />
      ))}
    </Section>
  );
}

interface ClassPartProps {
  readonly kind: ChangeClass;
  readonly id: string;
  readonly changes: readonly ReleasedChange[];
}

/** Changes of wording are many, and nobody has to act on them. */
function ClassPart({ kind, id, changes }: ClassPartProps) {
  if (changes.length === 0) return null;
  const list = (
    <ul aria-labelledby={id}>
      {changes.map((change, index) => (
        <ChangeItem key={index} change={change} />
      ))}
    </ul>
  );
  return (
    <>
      <PageHeading level="h3" id={id}>
        {texts.changeClasses[kind]}
      </PageHeading>
      {kind === 'wording' ? (
        <details className={styles['folded']}>
          <summary>{toCountText(texts.changes.wording, changes.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}

function ChangeItem({ change }: { readonly change: ReleasedChange }) {
  const { text, operations, witness, note } = change;
  return (
    <li>
      <RichText text={text} />{' '}
      {operations.length > MOST_OPERATIONS ? (
        <details className={styles['folded']}>
          <summary>{format(texts.changes.operations, { count: operations.length })}</summary>
          <OperationLinks operations={operations} />
        </details>
      ) : (
        <OperationLinks operations={operations} />
      )}
      {witness !== undefined && (
        <p>
          {texts.changes.example} <code translate="no">{witness}</code>
        </p>
      )}
      <RichText text={note} />
    </li>
  );
}

function OperationLinks({ operations }: Pick<ReleasedChange, 'operations'>) {
  return operations.map(({ title, href, anchor }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <Link href={anchor === undefined ? href : `${href}#${anchor}`}>{title}</Link>
    </span>
  ));
}

/** Generated from the rules by which changes are judged. */
function Rules({ rules }: { readonly rules: readonly ChangeRule[] }) {
  const { changes: words } = texts;
  return (
    <Section id={RULES} title={words.rules}>
      <p>{words.rulesText}</p>
      <details className={styles['folded']}>
        <summary>{format(words.count, { count: rules.length })}</summary>
        <ul>
          {rules.map(({ id, text, kind }) => (
            <li key={id}>
              <code translate="no">{id}</code>: {text} ({texts.changeKinds[kind]})
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

export interface GonePageProps {
  readonly apiPath: string;
  readonly gone: GoneOperation;
}

/** An operation that was published once: since when it is gone, and what to use instead. */
export function GonePage({ apiPath, gone }: GonePageProps) {
  const { title, method, path, version, note, now } = gone;
  return (
    <article className={prose['prose']}>
      <h1>{title}</h1>
      <CopyPage />
      <p>
        <FormattedText
          text={texts.gone.text}
          values={{ request: <code translate="no">{`${method} ${path}`}</code>, version }}
        />
      </p>
      {now !== undefined && (
        <p>
          <FormattedText
            text={texts.gone.now}
            values={{ operation: <Link href={now.href}>{now.title}</Link> }}
          />
        </p>
      )}
      <RichText text={note} />
      <p>
        <Link href={`${apiPath}/changes#${toVersionAnchor(version)}`}>{texts.gone.changes}</Link>
      </p>
    </article>
  );
}

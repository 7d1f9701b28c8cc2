import type { ErrorCatalogue, ErrorEntry } from '../../model/api/api';
import { toErrorTitle } from '../../model/api/api';
import type { Heading } from '../../model/navigation/heading';
import { format } from '../../model/text/format';
import { Address } from '../../ui/text/address';
import { Heading as PageHeading } from '../../ui/text/heading';
import { toCountText } from '../../ui/locale';
import { PageWithContents } from '../../ui/navigation/page-with-contents';
import prose from '../../ui/text/prose.module.css';
import { CopyPage } from '../../ui/text/copy-page';
import { InlineRichText, RichText } from '../../ui/text/rich-text';
import { TableOfContentsDisclosure } from '../../ui/navigation/table-of-contents';
import { texts } from './texts';
import styles from './pages.module.css';
import { StatusBadge } from '../status-badge';
import { OperationItems } from './operation-groups';

/** All errors of an API by status, each with its meaning and the operations that return it. */
export function ErrorsPage({ catalogue }: { readonly catalogue: ErrorCatalogue }) {
  const { hasProblemTypes, errors } = catalogue;
  const statuses = [...new Set(errors.map(({ status }) => status))];
  const headings = listHeadings(statuses, errors);
  return (
    <PageWithContents headings={headings}>
      <article className={prose['prose']}>
        <h1>{texts.errors.title}</h1>
        <CopyPage />
        <TableOfContentsDisclosure headings={headings} />
        <p>
          {texts.errors.text}
          {hasProblemTypes && ` ${texts.errors.types}`}
        </p>
        {statuses.map((status) => (
          <section key={status} aria-labelledby={`status-${status}`}>
            <PageHeading level="h2" id={`status-${status}`} label={toStatusTitle(status)}>
              <StatusBadge status={status} /> {toStatusText(status)}
            </PageHeading>
            {errors
              .filter((entry) => entry.status === status)
              .map((entry) => (
                <ErrorPart key={entry.anchor} entry={entry} />
              ))}
          </section>
        ))}
      </article>
    </PageWithContents>
  );
}

/** The statuses, each followed by its errors that have a type. */
function listHeadings(
  statuses: readonly string[],
  errors: readonly ErrorEntry[],
): readonly Heading[] {
  return statuses.flatMap((status): readonly Heading[] => [
    { depth: 2, id: `status-${status}`, text: toStatusTitle(status) },
    ...errors
      .filter((entry) => entry.status === status && entry.type !== undefined)
      .map((entry) => ({ depth: 3, id: entry.anchor, text: toErrorTitle(entry) }) as const),
  ]);
}

function toStatusTitle(status: string): string {
  return `${status} ${toStatusText(status)}`.trim();
}

function toStatusText(status: string): string {
  const names: Readonly<Record<string, string>> = texts.statuses;
  return names[status] ?? '';
}

function ErrorPart({ entry }: { readonly entry: ErrorEntry }) {
  const { anchor, type, meanings } = entry;
  return (
    <section className={styles['error']}>
      {type !== undefined && (
        <PageHeading level="h3" id={anchor}>
          {toErrorTitle(entry)}
        </PageHeading>
      )}
      {type !== undefined && (
        <p>
          <code translate="no">
            <Address text={type} />
          </code>
        </p>
      )}
      {meanings.length > 1 ? (
        <ul>
          {meanings.map((meaning, index) => (
            <li key={index}>
              <InlineRichText text={meaning} />
            </li>
          ))}
        </ul>
      ) : (
        meanings.map((meaning, index) => <RichText key={index} text={meaning} />)
      )}
      <Operations entry={entry} />
    </section>
  );
}

function Operations({ entry }: { readonly entry: ErrorEntry }) {
  const { operations, more, isEverywhere } = entry;
  if (isEverywhere) return <p className={styles['facts']}>{texts.errors.everywhere}</p>;
  const count = operations.length + more;
  return (
    <details className={styles['returnedBy']} open={operations.length <= 3}>
      <summary>{format(toCountText(texts.errors.operations, count), { count })}</summary>
      <ul className={styles['list']}>
        <OperationItems operations={operations} more={more} />
      </ul>
    </details>
  );
}

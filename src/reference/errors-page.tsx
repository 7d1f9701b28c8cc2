import type { ErrorCatalogue, ErrorEntry } from '../model/reference/errors';
import { format } from '../model/format';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import { toCountText } from '../ui/locale';
import { MethodBadge } from '../ui/method-badge';
import prose from '../ui/prose.module.css';
import { InlineRichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import styles from './errors-page.module.css';
import { StatusBadge } from './status-badge';

/** Every error of an API: how a caller tells it, what it means, and where it comes from. */
export function ErrorsPage({ catalogue }: { readonly catalogue: ErrorCatalogue }) {
  const { api, errors } = catalogue;
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return (
    <article className={`${prose['prose']} ${styles['page']}`}>
      <h1>{texts.errors.title}</h1>
      <p>{format(texts.errors.text, { api })}</p>
      {statuses.map((status) => (
        <section key={status} aria-labelledby={`status-${status}`}>
          <Heading level="h2" id={`status-${status}`}>
            <StatusBadge status={status} /> {toStatusText(status)}
          </Heading>
          {errors
            .filter((entry) => entry.status === status)
            .map((entry) => (
              <ErrorPart key={entry.anchor} entry={entry} />
            ))}
        </section>
      ))}
    </article>
  );
}

function toStatusText(status: string): string {
  const names: Readonly<Record<string, string>> = texts.statuses;
  return names[status] ?? '';
}

function ErrorPart({ entry }: { readonly entry: ErrorEntry }) {
  const { anchor, type, title, meanings } = entry;
  return (
    <section className={styles['error']}>
      {type !== undefined && (
        <Heading level="h3" id={anchor}>
          {title ?? toShortType(type)}
        </Heading>
      )}
      {type !== undefined && (
        <p className={styles['type']}>
          <code>{type}</code>
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
        meanings.map((meaning, index) => (
          <p key={index}>
            <InlineRichText text={meaning} />
          </p>
        ))
      )}
      <Answerers entry={entry} />
    </section>
  );
}

/** A URI's last part is its name. */
function toShortType(type: string): string {
  return type.split(/[/#]/).findLast((part) => part !== '') ?? type;
}

function Answerers({ entry: { operations, more, isEverywhere } }: { readonly entry: ErrorEntry }) {
  if (isEverywhere) return <p className={styles['note']}>{texts.errors.everywhere}</p>;
  const count = operations.length + more;
  return (
    <details className={styles['operations']} open={operations.length <= 3}>
      <summary>{format(toCountText(texts.errors.operations, count), { count })}</summary>
      <ul>
        {operations.map(({ href, title, method }) => (
          <li key={href}>
            <MethodBadge method={method} /> <Link href={href}>{title}</Link>
          </li>
        ))}
        {more > 0 && <li>{format(texts.errors.more, { count: more })}</li>}
      </ul>
    </details>
  );
}

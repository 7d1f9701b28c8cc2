import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import type { OperationLink } from '../../model/api/operation';
import type { OperationUses, SchemaUses as Uses } from '../../model/api/schema-page';
import { Heading } from '../../ui/text/heading';
import { Link } from '../../ui/link';
import { toCountText } from '../../ui/locale';
import { MethodBadge } from '../../ui/method-badge';
import { texts } from './texts';
import styles from './schema-uses.module.css';

export interface SchemaUsesProps {
  readonly uses: Uses;
}

/** The operations that send or return a schema, and the schemas that refer to it. */
export function SchemaUses({ uses }: SchemaUsesProps) {
  const { request, response, schemas } = uses;
  const isUsed = request.operations.length + response.operations.length + schemas.length > 0;
  return (
    <section aria-labelledby="used-by" data-search-skip="index">
      <Heading level="h2" id="used-by">
        {texts.schema.usedBy}
      </Heading>
      {!isUsed && <p className={styles['none']}>{texts.schema.unused}</p>}
      <UseList title={texts.schema.inRequests} id="used-in-requests">
        {toItems(request)}
      </UseList>
      <UseList title={texts.schema.inResponses} id="used-in-responses">
        {toItems(response)}
      </UseList>
      <UseList title={texts.schema.inSchemas} id="used-in-schemas">
        {schemas.map(({ name, href }) => (
          <li key={name}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </UseList>
    </section>
  );
}

function toItems({ operations, more }: OperationUses) {
  const items = operations.map(toOperationItem);
  return more === 0
    ? items
    : [...items, <li key="more">{format(texts.errors.more, { count: more })}</li>];
}

function toOperationItem({ title, method, href }: OperationLink) {
  return (
    <li key={href}>
      <MethodBadge method={method} /> <Link href={href}>{title}</Link>
    </li>
  );
}

/** Longer lists of uses are collapsed. */
const MANY = 12;

interface UseListProps {
  readonly title: string;
  readonly id: string;
  readonly children: readonly ReactNode[];
}

function UseList({ title, id, children }: UseListProps) {
  if (children.length === 0) return null;
  const list = (
    <ul className={styles['uses']} aria-labelledby={id}>
      {children}
    </ul>
  );
  return (
    <>
      <Heading level="h3" id={id}>
        {title}
      </Heading>
      {children.length <= MANY ? (
        list
      ) : (
        <details className={styles['folded']}>
          <summary>{toCountText(texts.schema.uses, children.length)}</summary>
          {list}
        </details>
      )}
    </>
  );
}

import type { DescribedGroup } from '../../model/api/api';
import { Heading } from '../../ui/text/heading';
import { Link } from '../../ui/link';
import { MethodBadge } from '../../ui/method-badge';
import { ExternalDocsLink } from '../external-link';
import { RichText } from '../../ui/text/rich-text';
import prose from '../../ui/text/prose.module.css';
import { ListFilter, useListFilter } from './list-filter';
import { texts } from './texts';
import styles from './operation-groups.module.css';

export interface OperationGroupsProps {
  readonly groups: readonly DescribedGroup[];
  readonly apiPath: string;
  /** The level of the groups' headings. */
  readonly level?: 2 | 3;
}

/** The operations of an API by group, with links to their pages; many of them below a filter. */
export function OperationGroups({ groups, apiPath, level = 2 }: OperationGroupsProps) {
  const entries = groups.flatMap(({ slug, operations }) =>
    operations.map((operation) => ({ group: slug, operation })),
  );
  const filter = useListFilter(entries, ({ operation: { title, method, path } }) => [
    title,
    method,
    path,
  ]);
  const isWhole = filter.shown.length === entries.length;
  const shown = new Set(filter.shown.map(({ operation }) => operation));
  return (
    <>
      <ListFilter label={texts.api.filter} filter={filter} />
      {groups
        .map((group) => ({
          ...group,
          operations: group.operations.filter((operation) => shown.has(operation)),
        }))
        .filter(({ operations }) => isWhole || operations.length > 0)
        .map((group) => (
          <Group key={group.slug} group={group} apiPath={apiPath} level={level} />
        ))}
    </>
  );
}

interface GroupProps {
  readonly group: DescribedGroup;
  readonly apiPath: string;
  readonly level: 2 | 3;
}

function Group({ group, apiPath, level }: GroupProps) {
  const { slug, parent, label, description, text, externalDocs, operations } = group;
  return (
    <section className={styles['group']} aria-labelledby={slug}>
      <Heading level={parent === undefined ? `h${level}` : `h${level === 2 ? 3 : 4}`} id={slug}>
        {label}
      </Heading>
      {text === undefined ? (
        <p className={styles['description']}>{description}</p>
      ) : (
        <div className={`${prose['prose']} ${styles['description']}`}>
          <RichText text={text} />
        </div>
      )}
      <ExternalDocsLink docs={externalDocs} />
      <ul className={styles['operations']}>
        {operations.map((operation) => (
          <li key={operation.slug}>
            <Link href={`${apiPath}/${operation.slug}`}>
              <MethodBadge method={operation.method} /> <span>{operation.title}</span>{' '}
              <code translate="no">{operation.path}</code>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

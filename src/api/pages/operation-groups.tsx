import type { DescribedGroup } from '../../model/api/api';
import type { OperationUses } from '../../model/api/schema-page';
import { format } from '../../model/text/format';
import { Section } from '../section';
import { Link } from '../../ui/link';
import { MethodBadge } from '../../ui/method-badge';
import { ExternalDocsLink } from '../external-link';
import { RichText } from '../../ui/text/rich-text';
import prose from '../../ui/text/prose.module.css';
import { ListFilter, useListFilter } from './list-filter';
import { texts } from './texts';
import styles from './pages.module.css';

export interface OperationGroupsProps {
  readonly groups: readonly DescribedGroup[];
  readonly apiPath: string;
  /** The level of the groups' headings. */
  readonly level?: 2 | 3;
}

/** The operations of an API by group, with links to their pages; many of them below a filter. */
export function OperationGroups({ groups, apiPath, level = 2 }: OperationGroupsProps) {
  const all = groups.flatMap(({ operations }) => operations);
  const filter = useListFilter(all, ({ title, method, path }) => [title, method, path]);
  const isWhole = filter.shown.length === all.length;
  const shown = new Set(filter.shown);
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
    <Section
      className={styles['group']}
      level={parent === undefined ? `h${level}` : `h${level === 2 ? 3 : 4}`}
      id={slug}
      title={label}
    >
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
    </Section>
  );
}

/** Links to operations as items of a list, and the number of the others. */
export function OperationItems({ operations, more }: OperationUses) {
  return (
    <>
      {operations.map(({ href, title, method }) => (
        <li key={href}>
          <MethodBadge method={method} /> <Link href={href}>{title}</Link>
        </li>
      ))}
      {more > 0 && <li>{format(texts.errors.more, { count: more })}</li>}
    </>
  );
}

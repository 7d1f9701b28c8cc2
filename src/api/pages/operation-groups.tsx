import type { DescribedGroup } from '../../model/api/api';
import { Heading } from '../../ui/text/heading';
import { Link } from '../../ui/link';
import { MethodBadge } from '../../ui/method-badge';
import { ExternalDocsLink } from '../external-link';
import { RichText } from '../../ui/text/rich-text';
import prose from '../../ui/text/prose.module.css';
import styles from './operation-groups.module.css';

export interface OperationGroupsProps {
  readonly groups: readonly DescribedGroup[];
  readonly apiPath: string;
}

/** The operations of an API by group, with links to their pages. */
export function OperationGroups({ groups, apiPath }: OperationGroupsProps) {
  return groups.map(({ slug, parent, label, description, text, externalDocs, operations }) => (
    <section key={slug} className={styles['group']} aria-labelledby={slug}>
      <Heading level={parent === undefined ? 'h2' : 'h3'} id={slug}>
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
              <span>{operation.title}</span>
              <code>
                <MethodBadge method={operation.method} /> {operation.path}
              </code>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

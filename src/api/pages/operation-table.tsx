import type { OperationGroup } from '../../model/api/api';
import { Heading } from '../../ui/text/heading';
import { Link } from '../../ui/link';
import { MethodBadge } from '../../ui/method-badge';
import { MoreAbout } from '../more-about';
import styles from './operation-table.module.css';

export interface OperationTableProps {
  readonly groups: readonly OperationGroup[];
  readonly apiPath: string;
}

/** All operations by group: what each one does, and where it is. */
export function OperationTable({ groups, apiPath }: OperationTableProps) {
  return groups.map(({ slug, parent, label, description, externalDocs, operations }) => (
    <section key={slug} className={styles['group']} aria-labelledby={slug}>
      <Heading level={parent === undefined ? 'h2' : 'h3'} id={slug}>
        {label}
      </Heading>
      <p className={styles['description']}>{description}</p>
      <MoreAbout docs={externalDocs} />
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

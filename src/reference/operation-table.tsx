import type { OperationGroup } from '../model/reference/api';
import { toKebabCase } from '../model/slug';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import { MethodBadge } from '../ui/method-badge';
import styles from './operation-table.module.css';

export interface OperationTableProps {
  readonly groups: readonly OperationGroup[];
  readonly apiPath: string;
}

/** All operations by group: what each one does, and where it is. */
export function OperationTable({ groups, apiPath }: OperationTableProps) {
  return groups.map(({ name, label, description, operations }) => (
    <section key={name} className={styles['group']} aria-labelledby={toKebabCase(name)}>
      <Heading level="h2" id={toKebabCase(name)}>
        {label}
      </Heading>
      <p className={styles['description']}>{description}</p>
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

import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './fields.module.css';

export interface FieldGroupProps {
  readonly title: string;
  /** What is chosen for the whole group. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together, under a title. */
export function FieldGroup({ title, actions, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles['group']}>
      <div className={styles['head']}>
        <p id={id} className={styles['title']}>
          {title}
        </p>
        {actions}
      </div>
      {children}
    </div>
  );
}

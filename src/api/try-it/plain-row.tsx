import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './fields.module.css';
import type { FieldFault } from './list-faults';

/** What ties a control to its label and to what is wrong with it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export interface PlainRowProps {
  readonly label: string;
  readonly fault?: FieldFault | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control that is none of the call's fields, with its label. */
export function PlainRow({ label, fault, children }: PlainRowProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  return (
    <div className={styles['row']} data-sent="" data-plain="">
      <label htmlFor={id} className={styles['name']}>
        {label}
      </label>
      <div className={styles['value']}>
        {children({
          id,
          ...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': faultId }),
        })}
        {fault !== undefined && (
          <p id={faultId} className={styles['fault']}>
            {fault.text}
          </p>
        )}
      </div>
    </div>
  );
}

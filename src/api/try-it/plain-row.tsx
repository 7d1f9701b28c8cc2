import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './fields.module.css';
import type { FieldError } from './form-errors';

/** What ties a control to its label and to what is wrong with it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export interface PlainRowProps {
  readonly label: string;
  readonly error?: FieldError | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control that is none of the template's fields, with its label. */
export function PlainRow({ label, error, children }: PlainRowProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles['row']} data-sent="" data-plain="">
      <label htmlFor={id} className={styles['name']}>
        {label}
      </label>
      <div className={styles['value']}>
        {children({
          id,
          ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }),
        })}
        {error !== undefined && (
          <p id={errorId} className={styles['error']}>
            {error.text}
          </p>
        )}
      </div>
    </div>
  );
}

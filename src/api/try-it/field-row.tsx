import { useId, useRef } from 'react';
import { format } from '../../model/text/format';
import type { TemplateField, FieldText } from '../../model/request/request-template';
import { texts } from './texts';
import { FieldInput } from './field-input';
import styles from './fields.module.css';
import type { FieldError } from './form-errors';

export interface FieldRowProps {
  readonly field: TemplateField;
  readonly text: FieldText;
  readonly error?: FieldError | undefined;
  readonly onChange: (text: FieldText) => void;
}

/** One value: whether it is sent, its name, its text, and what is wrong with it. */
export function FieldRow({ field, text, error, onChange }: FieldRowProps) {
  const id = useId();
  const before = useRef<FieldText>(null);
  const { name, deprecated, suggestion = '' } = field;
  const isSent = text !== null;
  const isFixed = field.required === true && isSent;
  const toggle = () => {
    if (isSent) before.current = text;
    onChange(isSent ? null : (before.current ?? suggestion));
  };
  return (
    <div className={styles['row']} data-sent={isSent ? '' : undefined}>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={isSent}
          disabled={isFixed}
          onChange={toggle}
          aria-label={format(texts.tryIt.send, { name })}
        />
      </label>
      <label htmlFor={id} className={styles['name']} data-deprecated={deprecated}>
        {name}
      </label>
      <div className={styles['value']}>
        <FieldInput
          id={id}
          field={field}
          text={text}
          onChange={onChange}
          {...(error !== undefined && { errorId: `${id}-error` })}
        />
        {error !== undefined && (
          <p id={`${id}-error`} className={styles['error']}>
            {error.text}
          </p>
        )}
      </div>
    </div>
  );
}

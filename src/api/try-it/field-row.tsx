import { useId, useRef } from 'react';
import { format } from '../../model/text/format';
import type { CallField, FieldText } from '../../model/request/call';
import { texts } from '../../ui/texts/texts';
import { FieldInput } from './field-input';
import styles from './fields.module.css';
import type { FieldFault } from './list-faults';

export interface FieldRowProps {
  readonly field: CallField;
  readonly text: FieldText;
  readonly fault?: FieldFault | undefined;
  readonly onChange: (text: FieldText) => void;
}

/** One value: whether it is sent, its name, its text, and what is wrong with it. */
export function FieldRow({ field, text, fault, onChange }: FieldRowProps) {
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
          aria-label={format(texts.values.send, { name })}
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
          {...(fault !== undefined && { faultId: `${id}-fault` })}
        />
        {fault !== undefined && (
          <p id={`${id}-fault`} className={styles['fault']}>
            {fault.text}
          </p>
        )}
      </div>
    </div>
  );
}

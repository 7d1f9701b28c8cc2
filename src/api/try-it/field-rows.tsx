import { useId, useRef } from 'react';
import { format } from '../../model/text/format';
import type { TemplateField, FieldText } from '../../model/request/request-template';
import { texts } from './texts';
import { FieldInput } from './field-input';
import type { ControlProps } from './field-note';
import { FieldNote, toNoteProps } from './field-note';
import type { FieldError } from './form-errors';
import type { ReactNode } from 'react';

export interface FieldRowProps {
  readonly field: TemplateField;
  readonly text: FieldText;
  readonly error?: FieldError | undefined;
  readonly onChange: (text: FieldText) => void;
}

/** One value: whether it is sent, its name, its text and its error. */
export function FieldRow({ field, text, error, onChange }: FieldRowProps) {
  const id = useId();
  const noteId = `${id}-error`;
  const before = useRef<FieldText>(null);
  const { name, deprecated, suggestion = '' } = field;
  const isSent = text !== null;
  const isFixed = field.required === true && isSent;
  const toggle = () => {
    if (isSent) before.current = text;
    onChange(isSent ? null : (before.current ?? suggestion));
  };
  return (
    <div className="try-it-row" data-sent={isSent ? '' : undefined}>
      <label className="try-it-switch">
        <input
          type="checkbox"
          checked={isSent}
          disabled={isFixed}
          onChange={toggle}
          aria-label={format(texts.tryIt.send, { name })}
        />
      </label>
      <label htmlFor={id} className="try-it-name" translate="no" data-deprecated={deprecated}>
        {name}
      </label>
      <div className="try-it-value">
        <FieldInput
          id={id}
          field={field}
          text={text}
          onChange={onChange}
          note={toNoteProps(noteId, error)}
        />
        <FieldNote id={noteId} error={error} />
      </div>
    </div>
  );
}

export interface PlainRowProps {
  readonly label: string;
  readonly error?: FieldError | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control for something other than a field. */
export function PlainRow({ label, error, children }: PlainRowProps) {
  const id = useId();
  const noteId = `${id}-error`;
  return (
    <div className="try-it-row" data-sent="" data-plain="">
      <label htmlFor={id} className="try-it-name">
        {label}
      </label>
      <div className="try-it-value">
        {children({ id, ...toNoteProps(noteId, error) })}
        <FieldNote id={noteId} error={error} />
      </div>
    </div>
  );
}

export interface FieldGroupProps {
  readonly title: string;
  /** Controls for the whole group. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled group of fields. */
export function FieldGroup({ title, actions, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="try-it-group">
      <div className="try-it-head">
        <p id={id} className="try-it-title">
          {title}
        </p>
        {actions}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import type {
  FieldText,
  RequestTemplate,
  TemplateField,
} from '../../model/request/request-template';
import type { RequestValues } from '../../model/request/request-values';
import { format } from '../../model/text/format';
import { Identifier } from '../../ui/text/identifier';
import type { ControlProps, FieldInputProps } from './field-input';
import { FieldInput } from './field-input';
import type { FieldError, FormErrors } from './form-errors';
import { texts } from './texts';

/** A part of the form shows some of the values of a request, and changes them. */
export interface FormPartProps {
  readonly template: RequestTemplate;
  readonly values: RequestValues;
  readonly errors: FormErrors;
  readonly onChange: (values: RequestValues) => void;
}

export interface FieldRowProps {
  readonly field: TemplateField;
  readonly text: FieldText;
  readonly error: FieldError | undefined;
  readonly onChange: (text: FieldText) => void;
}

/** One value: whether it is sent, its name, its text and its error. */
export function FieldRow({ field, text, error, onChange }: FieldRowProps) {
  const id = useId();
  const noteId = `${id}-error`;
  const before = useRef<FieldText>(null);
  const { name, deprecated, required, suggestion = '' } = field;
  const isSent = text !== null;
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
          disabled={required === true && isSent}
          onChange={toggle}
          aria-label={format(texts.tryIt.send, { name })}
        />
      </label>
      <label htmlFor={id} className="try-it-name" translate="no" data-deprecated={deprecated}>
        <Identifier name={name} long={12} />
      </label>
      <div className="try-it-value">
        <FieldInput
          control={{ id, ...toNoteProps(noteId, error) }}
          field={field}
          text={text}
          onChange={onChange}
        />
        <FieldNote id={noteId} error={error} />
      </div>
    </div>
  );
}

interface PlainRowProps {
  readonly label: string;
  readonly error?: FieldError | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control for something other than a field. */
function PlainRow({ label, error, children }: PlainRowProps) {
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

export interface PlainFieldProps extends Omit<FieldInputProps, 'control'> {
  readonly error?: FieldError | undefined;
}

/** A value that is no field of the request, such as a credential. */
export function PlainField({ error, ...input }: PlainFieldProps) {
  return (
    <PlainRow label={input.field.name} error={error}>
      {(control) => <FieldInput control={control} {...input} />}
    </PlainRow>
  );
}

export interface ChoiceRowProps {
  readonly label: string;
  readonly options: readonly string[];
  /** The index of the chosen option. */
  readonly value: number;
  readonly onChange: (index: number) => void;
}

/** A choice, if there are several options. */
export function ChoiceRow({ label, options, value, onChange }: ChoiceRowProps) {
  if (options.length < 2) return null;
  return (
    <PlainRow label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {options.map((option, index) => (
            <option key={index} value={index}>
              {option}
            </option>
          ))}
        </select>
      )}
    </PlainRow>
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

/** The attributes of a control whose value is wrong, or could not be checked. */
export function toNoteProps(id: string, error: FieldError | undefined): Omit<ControlProps, 'id'> {
  if (error === undefined) return {};
  return { ...(error.isUnchecked !== true && { 'aria-invalid': true }), 'aria-describedby': id };
}

export interface FieldNoteProps {
  readonly id: string;
  readonly error: FieldError | undefined;
}

/** The error of a value, or that it could not be checked. */
export function FieldNote({ id, error }: FieldNoteProps) {
  if (error === undefined) return null;
  return (
    <p id={id} className="try-it-error" data-unchecked={error.isUnchecked}>
      {error.text}
    </p>
  );
}

import type { ChangeEvent } from 'react';
import { isFileField, toChoiceText } from '../../model/request/field-text';
import type { FieldText, TemplateField } from '../../model/request/request-template';
import type { ControlProps } from './field-note';
import { SecretInput, unremembered } from './secret-input';
import { texts } from './texts';

export interface FieldInputProps {
  readonly id: string;
  readonly field: TemplateField;
  readonly text: FieldText;
  readonly onChange: (text: FieldText) => void;
  readonly note: Omit<ControlProps, 'id'>;
}

/** The control of a field: a select, an input or a textarea. */
export function FieldInput({ id, field, text, onChange, note }: FieldInputProps) {
  const common = {
    id,
    ...note,
    'aria-required': field.required,
  } as const;
  const follow = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(target.value);
  const choices = listChoices(field, text);
  if (choices.length > 0) {
    return (
      <select
        {...common}
        value={text === null ? '' : `=${text}`}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value.slice(1))}
      >
        {(field.required !== true || text === null) && (
          <option value="">{texts.tryIt.notSent}</option>
        )}
        {choices.map((choice) => (
          <option key={choice} value={`=${choice}`}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  const plain = {
    ...common,
    ...unremembered,
    value: text ?? '',
    onChange: follow,
    placeholder: toPlaceholder(field),
  };
  const render = (isMasked: boolean) =>
    isLong(field, text) ? (
      <textarea {...plain} rows={toRows(text)} className={isMasked ? 'try-it-masked' : undefined} />
    ) : (
      <input
        {...plain}
        type={isMasked ? 'password' : 'text'}
        {...(field.kind === 'number' && { inputMode: 'decimal' as const })}
      />
    );
  return field.secret === true ? (
    <SecretInput label={field.name}>{(isShown) => render(!isShown)}</SecretInput>
  ) : (
    render(false)
  );
}

/** The choices, plus the value of a link or an example that is not among them. */
function listChoices(
  { kind, choices = [], nullable }: TemplateField,
  text: FieldText,
): readonly string[] {
  const listed = kind === 'boolean' ? ['true', 'false'] : choices.map(toChoiceText);
  if (kind !== 'boolean' && kind !== 'choice') return [];
  const others = [...(nullable === true ? ['null'] : []), ...(text === null ? [] : [text])];
  return [...new Set([...listed, ...others])];
}

function isLong({ kind }: TemplateField, text: FieldText): boolean {
  return kind === 'list' || kind === 'json' || text?.includes('\n') === true;
}

const MAX_ROWS = 12;

function toRows(text: FieldText): number {
  return Math.min((text ?? '').split('\n').length, MAX_ROWS);
}

/** A hint about what to type, if the name does not make it clear. */
function toPlaceholder(field: TemplateField): string {
  if (field.kind === 'list' && field.item !== 'file') return texts.tryIt.lines;
  return isFileField(field) ? texts.tryIt.file : '';
}

import type { ReactNode } from 'react';
import { useState } from 'react';
import { isFileField, toChoiceText } from '../../model/request/field-text';
import type { FieldText, TemplateField } from '../../model/request/request-template';
import { format } from '../../model/text/format';
import { Drawing } from '../../ui/icon';
import { texts } from './texts';

/** The attributes that connect a control with its label and its note. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export interface FieldInputProps {
  readonly control: ControlProps;
  readonly field: TemplateField;
  readonly text: FieldText;
  /** Shown while there is no text. */
  readonly placeholder?: string | undefined;
  readonly onChange: (text: FieldText) => void;
}

/** The control of a field: a select, an input or a textarea. */
export function FieldInput({ control, field, text, placeholder, onChange }: FieldInputProps) {
  const { name, required, secret, unsigned } = field;
  const choices = listChoices(field, text);
  if (choices.length > 0) {
    return (
      <select
        {...control}
        aria-required={required}
        value={text === null ? '' : `=${text}`}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value.slice(1))}
      >
        {(required !== true || text === null) && <option value="">{texts.tryIt.notSent}</option>}
        {choices.map((choice) => (
          <option key={choice} value={`=${choice}`}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  const plain = {
    ...control,
    ...unremembered,
    'aria-required': required,
    value: text ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
    placeholder: placeholder ?? toPlaceholder(field),
  };
  const render = (isMasked: boolean) =>
    isLong(field, text) ? (
      <textarea
        {...plain}
        rows={Math.max(toRows(text), field.long === true ? 3 : 1)}
        className={isMasked ? 'try-it-masked' : field.long && 'try-it-prose'}
      />
    ) : (
      <input
        {...plain}
        type={isMasked ? 'password' : 'text'}
        // The number pad of an iPhone has no minus.
        {...(unsigned && { inputMode: 'decimal' as const })}
      />
    );
  return secret === true ? (
    <SecretInput label={name}>{(isShown) => render(!isShown)}</SecretInput>
  ) : (
    render(false)
  );
}

/** The choices, plus the value of a link or an example that is not among them. */
function listChoices(
  { kind, choices = [], nullable }: TemplateField,
  text: FieldText,
): readonly string[] {
  if (kind !== 'boolean' && kind !== 'choice') return [];
  const listed = kind === 'boolean' ? ['true', 'false'] : choices.map(toChoiceText);
  const others = [...(nullable === true ? ['null'] : []), ...(text === null ? [] : [text])];
  return [...new Set([...listed, ...others])];
}

function isLong({ kind, long }: TemplateField, text: FieldText): boolean {
  return long === true || kind === 'list' || kind === 'json' || text?.includes('\n') === true;
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

interface SecretInputProps {
  /** The name of the value, for the button that shows it. */
  readonly label: string;
  /** The control, masked or not. */
  readonly children: (isShown: boolean) => ReactNode;
}

/** A control whose text is masked until the reader has it shown. */
function SecretInput({ label, children }: SecretInputProps) {
  const [isShown, setShown] = useState(false);
  const action = format(isShown ? texts.tryIt.hide : texts.tryIt.show, { label });
  return (
    <div className="try-it-secret">
      {children(isShown)}
      <button
        type="button"
        className="try-it-reveal"
        aria-label={action}
        title={action}
        onClick={() => setShown(!isShown)}
      >
        <Drawing shape={isShown ? CLOSED_EYE : EYE} size={16} />
      </button>
    </div>
  );
}

/**
 * Keeps a text out of what browsers and password managers remember, correct and send to a spelling service.
 * Every text of the form has it: a JSON text may hold a password, too.
 */
export const unremembered = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
} as const;

const EYE =
  'M2.5 10C4 6.5 6.7 4.8 10 4.8s6 1.7 7.5 5.2c-1.5 3.5-4.2 5.2-7.5 5.2S4 13.5 2.5 10Zm7.5 2.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z';

const CLOSED_EYE = `${EYE}M4 16.5l12-13`;

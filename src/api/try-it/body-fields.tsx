import { useId } from 'react';
import type { Call, CallBody } from '../../model/request/call';
import type { BodyValues } from '../../model/request/call-values';
import { toView } from '../../model/request/to-start-values';
import { texts } from '../../ui/texts/texts';
import { FieldGroup } from './field-group';
import { FieldRow } from './field-row';
import styles from './fields.module.css';
import type { Faults } from './list-faults';
import { PlainRow } from './plain-row';

export interface BodyFieldsProps {
  readonly call: Call;
  readonly values: BodyValues;
  readonly faults: Pick<Faults, 'rows' | 'body'>;
  readonly onChange: (values: BodyValues) => void;
  /** Begins anew with the first example of a media type. */
  readonly onMedia: (media: number) => void;
}

/** The body as a form or as text, in one of its media types. */
export function BodyFields({ call, values, faults, onChange, onMedia }: BodyFieldsProps) {
  const body = call.bodies[values.media];
  if (body === undefined) return null;
  return (
    <FieldGroup
      title={texts.values.body}
      actions={
        values.isSent && body.kind === 'json' && body.fields !== undefined ? (
          <ViewChoice body={body} values={values} onChange={onChange} />
        ) : undefined
      }
    >
      {!call.isBodyRequired && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={values.isSent}
            onChange={() => onChange({ ...values, isSent: !values.isSent })}
          />
          {texts.values.sendBody}
        </label>
      )}
      {values.isSent && call.bodies.length > 1 && (
        <PlainRow label={texts.values.mediaType}>
          {(control) => (
            <select
              {...control}
              value={values.media}
              onChange={({ target }) => onMedia(Number(target.value))}
            >
              {call.bodies.map(({ mediaType }, index) => (
                <option key={mediaType} value={index}>
                  {mediaType}
                </option>
              ))}
            </select>
          )}
        </PlainRow>
      )}
      {values.isSent && <Content body={body} values={values} faults={faults} onChange={onChange} />}
    </FieldGroup>
  );
}

type ContentProps = Pick<BodyFieldsProps, 'values' | 'faults' | 'onChange'> & {
  readonly body: CallBody;
};

function Content({ body, values, faults, onChange }: ContentProps) {
  if (values.view === 'text') {
    return <BodyText body={body} values={values} fault={faults.body} onChange={onChange} />;
  }
  return (
    <>
      {values.rows.map(({ field, text }, index) => (
        <FieldRow
          key={field.name}
          field={field}
          text={text}
          fault={faults.rows[index]}
          onChange={(changed) =>
            onChange({ ...values, rows: values.rows.with(index, { field, text: changed }) })
          }
        />
      ))}
      {faults.body !== undefined && <p className={styles['fault']}>{faults.body.text}</p>}
    </>
  );
}

interface BodyTextProps {
  readonly body: CallBody;
  readonly values: BodyValues;
  readonly fault: Faults['body'];
  readonly onChange: (values: BodyValues) => void;
}

const MAX_ROWS = 24;

function BodyText({ body, values, fault, onChange }: BodyTextProps) {
  const faultId = useId();
  const { text } = values;
  const lines = text.split('\n').length;
  return (
    <div className={styles['text']}>
      <textarea
        value={text}
        rows={body.kind === 'file' ? 1 : Math.min(Math.max(lines, 4), MAX_ROWS)}
        onChange={({ target }) => onChange({ ...values, text: target.value })}
        aria-label={body.kind === 'file' ? texts.values.file : texts.values.body}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : faultId}
        spellCheck={false}
      />
      {fault !== undefined && (
        <p id={faultId} className={styles['fault']}>
          {fault.text}
        </p>
      )}
    </div>
  );
}

interface ViewChoiceProps {
  readonly body: CallBody;
  readonly values: BodyValues;
  readonly onChange: (values: BodyValues) => void;
}

function ViewChoice({ body, values, onChange }: ViewChoiceProps) {
  const form = toView(body, values, 'form');
  const isRefused = form.view !== 'form';
  return (
    <div role="group" aria-label={texts.values.view} className={styles['choice']}>
      <button
        type="button"
        aria-pressed={values.view === 'form'}
        aria-disabled={isRefused}
        title={isRefused ? texts.values.noForm : undefined}
        onClick={() => onChange(form)}
      >
        {texts.values.form}
      </button>
      <button
        type="button"
        aria-pressed={values.view === 'text'}
        onClick={() => onChange(toView(body, values, 'text'))}
      >
        {texts.values.text}
      </button>
    </div>
  );
}

import { useId } from 'react';
import type { RequestTemplate, TemplateBody } from '../../model/request/request-template';
import type { BodyValues } from '../../model/request/request-values';
import { toView } from '../../model/request/start-values';
import { texts } from './texts';
import { FieldNote, toNoteProps } from './field-note';
import { FieldGroup, FieldRow, PlainRow } from './field-rows';
import type { FormErrors } from './form-errors';
import { unremembered } from './secret-input';

export interface BodyFieldsProps {
  readonly template: RequestTemplate;
  readonly values: BodyValues;
  readonly errors: Pick<FormErrors, 'rows' | 'body'>;
  readonly onChange: (values: BodyValues) => void;
  /** Starts over with the first example of a media type. */
  readonly onMedia: (media: number) => void;
}

/** The body as a form or as text, in one of its media types. */
export function BodyFields({ template, values, errors, onChange, onMedia }: BodyFieldsProps) {
  const body = template.bodies[values.media];
  if (body === undefined) return null;
  return (
    <FieldGroup
      title={texts.tryIt.body}
      actions={
        values.isSent && body.kind === 'json' && body.fields !== undefined ? (
          <ViewChoice body={body} values={values} onChange={onChange} />
        ) : undefined
      }
    >
      {!template.isBodyRequired && (
        <label className="try-it-check">
          <input
            type="checkbox"
            checked={values.isSent}
            onChange={() => onChange({ ...values, isSent: !values.isSent })}
          />
          {texts.tryIt.sendBody}
        </label>
      )}
      {values.isSent && template.bodies.length > 1 && (
        <PlainRow label={texts.tryIt.mediaType}>
          {(control) => (
            <select
              {...control}
              value={values.media}
              onChange={({ target }) => onMedia(Number(target.value))}
            >
              {template.bodies.map(({ mediaType }, index) => (
                <option key={mediaType} value={index}>
                  {mediaType}
                </option>
              ))}
            </select>
          )}
        </PlainRow>
      )}
      {values.isSent && <Content body={body} values={values} errors={errors} onChange={onChange} />}
    </FieldGroup>
  );
}

type ContentProps = Pick<BodyFieldsProps, 'values' | 'errors' | 'onChange'> & {
  readonly body: TemplateBody;
};

function Content({ body, values, errors, onChange }: ContentProps) {
  const id = useId();
  if (values.view === 'text') {
    return <BodyText body={body} values={values} error={errors.body} onChange={onChange} />;
  }
  return (
    <>
      {values.rows.map(({ field, text }, index) => (
        <FieldRow
          key={field.name}
          field={field}
          text={text}
          error={errors.rows[index]}
          onChange={(changed) =>
            onChange({ ...values, rows: values.rows.with(index, { field, text: changed }) })
          }
        />
      ))}
      <FieldNote id={id} error={errors.body} />
    </>
  );
}

interface BodyTextProps {
  readonly body: TemplateBody;
  readonly values: BodyValues;
  readonly error: FormErrors['body'];
  readonly onChange: (values: BodyValues) => void;
}

const MAX_ROWS = 24;

function BodyText({ body, values, error, onChange }: BodyTextProps) {
  const noteId = useId();
  const { text } = values;
  const lines = text.split('\n').length;
  const isFile = body.kind === 'file';
  return (
    <div className="try-it-text">
      <textarea
        {...unremembered}
        {...toNoteProps(noteId, error)}
        aria-label={isFile ? texts.tryIt.file : texts.tryIt.body}
        value={text}
        rows={isFile ? 1 : Math.min(Math.max(lines, 4), MAX_ROWS)}
        onChange={({ target }) => onChange({ ...values, text: target.value })}
      />
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

interface ViewChoiceProps {
  readonly body: TemplateBody;
  readonly values: BodyValues;
  readonly onChange: (values: BodyValues) => void;
}

function ViewChoice({ body, values, onChange }: ViewChoiceProps) {
  const form = toView(body, values, 'form');
  const isRefused = form.view !== 'form';
  return (
    <div role="group" aria-label={texts.tryIt.view} className="try-it-choice">
      <button
        type="button"
        aria-pressed={values.view === 'form'}
        aria-disabled={isRefused}
        title={isRefused ? texts.tryIt.noForm : undefined}
        onClick={() => onChange(form)}
      >
        {texts.tryIt.form}
      </button>
      <button
        type="button"
        aria-pressed={values.view === 'text'}
        onClick={() => onChange(toView(body, values, 'text'))}
      >
        {texts.tryIt.text}
      </button>
    </div>
  );
}

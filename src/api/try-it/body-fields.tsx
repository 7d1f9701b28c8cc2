import { useId } from 'react';
import type { TemplateBody } from '../../model/request/request-template';
import type { BodyValues } from '../../model/request/request-values';
import { toView, withExample } from '../../model/request/start-values';
import { unremembered } from './field-input';
import type { FormPartProps } from './field-rows';
import { ChoiceRow, FieldGroup, FieldNote, FieldRow, toNoteProps } from './field-rows';
import { texts } from './texts';

const MAX_ROWS = 24;

/** The body as a form or as text, in one of its media types. */
export function BodyFields({ template, values, errors, onChange }: FormPartProps) {
  const noteId = useId();
  const { body: filled } = values;
  const body = filled && template.bodies[filled.media];
  if (filled === undefined || body === undefined) return null;
  const { isSent, view, text, rows } = filled;
  const change = (part: Partial<BodyValues>) =>
    onChange({ ...values, body: { ...filled, ...part } });
  // A media type starts with its first example.
  const chooseMedia = (media: number) =>
    onChange(withExample(template, values, template.bodies[media]?.examples[0]?.anchor ?? ''));
  const isFile = body.kind === 'file';
  const hasViews = isSent && body.kind === 'json' && body.fields !== undefined;
  return (
    <FieldGroup
      title={texts.tryIt.body}
      actions={hasViews && <ViewChoice body={body} values={filled} onChange={change} />}
    >
      {!template.isBodyRequired && (
        <label className="try-it-check">
          <input type="checkbox" checked={isSent} onChange={() => change({ isSent: !isSent })} />
          {texts.tryIt.sendBody}
        </label>
      )}
      {isSent && (
        <ChoiceRow
          label={texts.tryIt.mediaType}
          options={template.bodies.map(({ mediaType }) => mediaType)}
          value={filled.media}
          onChange={chooseMedia}
        />
      )}
      {isSent &&
        view === 'form' &&
        rows.map(({ field, text }, index) => (
          <FieldRow
            key={field.name}
            field={field}
            text={text}
            error={errors.rows[index]}
            onChange={(changed) => change({ rows: rows.with(index, { field, text: changed }) })}
          />
        ))}
      {isSent && view === 'text' && (
        <textarea
          {...unremembered}
          {...toNoteProps(noteId, errors.body)}
          className="try-it-text"
          aria-label={isFile ? texts.tryIt.file : texts.tryIt.body}
          value={text}
          rows={isFile ? 1 : Math.min(Math.max(text.split('\n').length, 4), MAX_ROWS)}
          onChange={({ target }) => change({ text: target.value })}
        />
      )}
      <FieldNote id={noteId} error={errors.body} />
    </FieldGroup>
  );
}

interface ViewChoiceProps {
  readonly body: TemplateBody;
  readonly values: BodyValues;
  readonly onChange: (values: BodyValues) => void;
}

function ViewChoice({ body, values, onChange }: ViewChoiceProps) {
  const views = (['form', 'text'] as const).map((view) => ({
    view,
    shown: toView(body, values, view),
  }));
  return (
    <div role="group" aria-label={texts.tryIt.view} className="try-it-choice">
      {views.map(({ view, shown }) => (
        <button
          key={view}
          type="button"
          aria-pressed={values.view === view}
          aria-disabled={shown.view !== view}
          title={shown.view === view ? undefined : texts.tryIt.noForm}
          onClick={() => onChange(shown)}
        >
          {texts.tryIt[view]}
        </button>
      ))}
    </div>
  );
}

import type { FieldError } from './form-errors';

/** The attributes that connect a control with its label and its note. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** The attributes of a control whose value is wrong, or could not be checked. */
export function toNoteProps(id: string, error: FieldError | undefined): Omit<ControlProps, 'id'> {
  if (error === undefined) return {};
  return { ...(error.isUnchecked !== true && { 'aria-invalid': true }), 'aria-describedby': id };
}

/** The error of a value, or that it could not be checked. */
export function FieldNote({
  id,
  error,
}: {
  readonly id: string;
  readonly error?: FieldError | undefined;
}) {
  return (
    error !== undefined && (
      <p id={id} className="try-it-error" data-unchecked={error.isUnchecked}>
        {error.text}
      </p>
    )
  );
}

import type { BodyRow } from './request-values';
import type { ExactJson } from './exact-json';
import { toLaidOutJson } from './exact-json';
import { readField } from './field-text';

/** The JSON text of an object's rows; a row that holds no value of its kind is left out. */
export function toRowsText(rows: readonly BodyRow[]): string {
  return toLaidOutJson(
    new Map(
      listSent(rows).flatMap(({ field, value }) =>
        value === undefined ? [] : [[field.name, value]],
      ),
    ),
  );
}

/** A row that is part of the body, with its value where its text stands for one. */
export interface SentRow extends BodyRow {
  readonly text: string;
  readonly value: ExactJson | undefined;
}

/** The rows that are sent. */
export function listSent(rows: readonly BodyRow[]): readonly SentRow[] {
  return rows.flatMap(({ field, text }) =>
    text === null ? [] : [{ field, text, value: readField(field, text) }],
  );
}

import { toJsonText } from '../json-text';
import type { ExactJson } from './exact-json';
import { isExactObject, parseExactJson } from './exact-json';
import { isFileField, readField, toFilePaths, writeField } from './field-text';
import type { RequestTemplate, TemplateBody, TemplateField } from './request-template';
import type { BodyRow, BodyValues, RequestValues } from './request-values';
import { isSecretName } from './secrets';

/** The values of an operation's first sample, or of the one with another example of the body. */
export function toStartValues(template: RequestTemplate, example?: string): RequestValues {
  const { media, index } = findExample(template, example) ?? { media: 0, index: 0 };
  const body = template.bodies[media];
  return {
    server: 0,
    variables: toDefaults(template, 0),
    security: 0,
    parameters: template.parameters.map(({ start }) => start),
    ...(body !== undefined && { body: toBodyValues(body, media, index) }),
  };
}

/** The default values of a server's variables. */
export function toDefaults(template: RequestTemplate, server: number): readonly string[] {
  return (template.servers[server]?.variables ?? []).map((variable) => variable.default);
}

/** The values with another example of the body. */
export function withExample(
  template: RequestTemplate,
  values: RequestValues,
  anchor: string,
): RequestValues {
  const found = findExample(template, anchor);
  if (found === undefined) return values;
  const { body, media, index } = found;
  const before = values.body;
  // Only for JSON does the reader choose between two views.
  const isChosen = before !== undefined && template.bodies[before.media]?.kind === 'json';
  return { ...values, body: toBodyValues(body, media, index, isChosen ? before.view : 'form') };
}

/** The body with this example, by anchor, and the indexes of both. */
export function findExample({ bodies }: RequestTemplate, anchor: string | undefined) {
  return bodies
    .map((body, media) => ({
      body,
      media,
      index: body.examples.findIndex((example) => example.anchor === anchor),
    }))
    .find(({ index }) => index !== -1);
}

/** The values of a body for one of its examples: as rows if possible, unless text is preferred. */
export function toBodyValues(
  body: TemplateBody,
  media: number,
  index: number,
  view: BodyValues['view'] = 'form',
): BodyValues {
  const example = body.examples[index];
  const text = example?.text ?? '';
  const start = { isSent: true, media, example: example?.anchor ?? '', text } as const;
  return toView(body, { ...start, view: 'text', rows: [] }, body.kind === 'json' ? view : 'form');
}

/** Converts a body to rows or to text; text that is not an object stays text. */
export function toView(
  body: TemplateBody,
  values: BodyValues,
  view: BodyValues['view'],
): BodyValues {
  if (view === values.view) return values;
  if (view === 'text') {
    // A form has no text apart from its rows.
    return body.kind === 'json' ? { ...values, view, text: toRowsText(values.rows) } : values;
  }
  const rows = body.fields === undefined ? undefined : listRows(body, values.text);
  return rows === undefined ? values : { ...values, view, rows };
}

/** The rows of a JSON object: its members in order, then the fields that it omits. */
function listRows(
  { kind, fields = [] }: TemplateBody,
  text: string,
): readonly BodyRow[] | undefined {
  const value = text === '' ? new Map() : parseExactJson(text);
  if (!isExactObject(value)) return undefined;
  const known = new Map(fields.map((field) => [field.name, field]));
  return [
    ...[...value].map(([name, item]) =>
      toRow(kind, known.get(name) ?? toUnknown(name, item), item),
    ),
    ...fields.filter(({ name }) => !value.has(name)).map((field) => ({ field, text: null })),
  ];
}

function toRow(kind: TemplateBody['kind'], field: TemplateField, value: ExactJson): BodyRow {
  if (kind !== 'json' && isFileField(field)) return { field, text: toFilePaths(field, value) };
  return writeField(field, value);
}

function toUnknown(name: string, value: ExactJson): TemplateField {
  const kind = typeof value === 'string' ? 'text' : 'json';
  return isSecretName(name) ? { name, kind, secret: true } : { name, kind };
}

/** The JSON text of an object's rows, without those whose text does not fit their kind. */
export function toRowsText(rows: readonly BodyRow[]): string {
  const members = listSent(rows).flatMap(({ field, value }) =>
    value === undefined ? [] : [[field.name, value] as const],
  );
  return toJsonText(new Map(members), '  ');
}

/** A row that is part of the body, with its value if its text can be parsed. */
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

/** The name of a field and its value. */
export type Member = readonly [name: string, value: ExactJson];

/** The members that rows stand for. Text that does not fit the kind of its field is sent as typed. */
export function listMembers(rows: readonly BodyRow[]): readonly Member[] {
  return listSent(rows).map(({ field, text, value = text }) => [field.name, value]);
}

import type { ShownField } from './field-rows';
import type { Report } from './report';
import type { SchemaContext } from './schema-audit';
import { auditRequired, auditSchema } from './schema-audit';
import type { Stated, StatedObject } from './stated-document';
import { resolveStated, toObject, toText } from './stated-document';
import { hasMarkdown } from './words';

/** Compares a header of a response, or of a part of a form, with the rows beside it. */
export function auditHeader(
  [name, value]: readonly [name: string, value: Stated | undefined],
  rows: readonly ShownField[],
  context: SchemaContext,
  report: Report,
): StatedObject | undefined {
  // Described by the media types.
  if (/^content-type$/i.test(name)) return undefined;
  const row = rows.find((one) => one.name === name);
  const within = report.at(`header ${name}`);
  within.expect('header', row !== undefined);
  if (row === undefined) return undefined;
  const header = resolveStated(context.document, value).object;
  auditParameter(header, row, context, within);
  return header;
}

/** Compares a parameter or a header with its row. */
export function auditParameter(
  parameter: StatedObject,
  row: ShownField,
  context: SchemaContext,
  report: Report,
): void {
  const { description, required, deprecated, schema, content } = parameter;
  const text = toText(description);
  if (text !== '') report.expect('description', hasMarkdown(row.letters, text));
  auditRequired(required === true, [row], context, report);
  if (deprecated === true) report.expect('deprecated', row.line.includes('deprecated'));
  const [mediaType] = Object.entries(toObject(content));
  if (mediaType !== undefined)
    report.expect(`media type ${mediaType[0]}`, row.codes.has(mediaType[0]));
  auditSerialization(parameter, row, report);
  const stated = schema ?? toObject(mediaType?.[1])['schema'];
  if (stated === undefined) return;
  // A parameter's own description stands for that of its schema.
  auditSchema(
    text === '' ? [stated] : [{ description: description ?? '' }, stated],
    row,
    context,
    report,
  );
}

/** The words for what is not the default of a parameter's location. */
function auditSerialization(
  { style, allowReserved, allowEmptyValue, ...parameter }: StatedObject,
  { text }: ShownField,
  report: Report,
): void {
  const words = new Map([
    ['deepObject', '[key]'],
    ['label', 'dot'],
    ['matrix', ';'],
    ['pipeDelimited', '|'],
    ['spaceDelimited', 'spaces'],
  ]).get(toText(style));
  const isList = toText(toObject(parameter['schema'])['type']) === 'array';
  if (words !== undefined && isList) report.expect(`style ${toText(style)}`, text.includes(words));
  if (parameter['in'] !== 'query') return;
  if (allowReserved === true) report.expect('allowReserved', text.includes('reserved'));
  if (allowEmptyValue === true) report.expect('allowEmptyValue', text.includes('without a value'));
}

import { assertNever } from '../assert-never';
import { encodeStrictly, toWellFormed } from './encoding';
import type { ExactJson } from './exact-json';
import { isCompound, isExactList, toCompactJson } from './exact-json';
import { listLines, toPlain, toScalarText } from './field-text';
import type { HttpBody, MultipartPart } from './http-request';
import { serializeParameter } from './parameter-styles';
import type { RequestTemplate, TemplateBody, TemplateEncoding } from './request-template';
import type { BodyRow, BodyValues } from './request-values';
import type { SentRow } from './start-values';
import { listSent, toRowsText } from './start-values';

/** The body that a template sends with these values; undefined if there is none. */
export function toBody(
  { bodies }: RequestTemplate,
  values: BodyValues | undefined,
): HttpBody | undefined {
  const body = values === undefined ? undefined : bodies[values.media];
  if (values?.isSent !== true || body === undefined) return undefined;
  const { kind } = body;
  switch (kind) {
    case 'json':
      return { kind, text: values.view === 'form' ? toRowsText(values.rows) : values.text };
    case 'form':
      return toForm(body, values.rows);
    case 'multipart':
      return { kind, parts: listSent(values.rows).flatMap((row) => toParts(body, row)) };
    case 'text':
      return { kind, text: values.text };
    case 'file':
      return { kind, path: toWellFormed(values.text) };
    default:
      return assertNever(kind);
  }
}

/** Clients cannot write a form in which an encoding sets the style of a field, so we write its text. */
function toForm({ encodings = [] }: TemplateBody, rows: readonly BodyRow[]): HttpBody {
  const sent = listSent(rows);
  const isStyled = sent.some(({ field }) => findStyle(encodings, field.name) !== undefined);
  if (!isStyled) return { kind: 'form', fields: sent.flatMap(toPairs) };
  const pairs = sent.flatMap((row) => {
    const style = findStyle(encodings, row.field.name);
    return style === undefined
      ? toPairs(row).map((pair) => pair.map(encodeStrictly).join('='))
      : toStyledPairs(style, row);
  });
  return { kind: 'text', text: pairs.join('&') };
}

function findStyle(
  encodings: readonly TemplateEncoding[],
  name: string,
): TemplateEncoding | undefined {
  const found = encodings.find((encoding) => encoding.name === name);
  const isStyled = [found?.style, found?.explode, found?.allowReserved].some(
    (keyword) => keyword !== undefined,
  );
  return isStyled ? found : undefined;
}

function toStyledPairs(encoding: TemplateEncoding, { text, value }: SentRow): readonly string[] {
  const { contentType: _contentType, ...notation } = encoding;
  return serializeParameter({ ...notation, in: 'query' }, toPlain(notation, value ?? text));
}

/** A list becomes one pair per item, each with the field's name. */
function toPairs({ field, text, value }: SentRow): readonly (readonly [string, string])[] {
  return toTexts(text, value).map((one) => [field.name, one] as const);
}

function toTexts(text: string, value: ExactJson | undefined): readonly string[] {
  if (value === undefined) return [text];
  return isExactList(value) ? value.map(toScalarText) : [toScalarText(value)];
}

/** An object is sent as JSON: https://spec.openapis.org/oas/v3.1.1#common-fixed-fields-0 */
function toParts({ encodings = [] }: TemplateBody, row: SentRow): readonly MultipartPart[] {
  const { field, text, value } = row;
  const { name } = field;
  const encoding = encodings.find((one) => one.name === name);
  const contentType = encoding?.contentType;
  const own = contentType === undefined ? {} : { contentType };
  if (field.kind === 'file') return [{ kind: 'file', name, path: text, ...own }];
  if (field.item === 'file') {
    return listLines(text).map((path) => ({ kind: 'file', name, path, ...own }));
  }
  const items = isExactList(value) ? value : [value ?? text];
  return items.map((item) => ({
    kind: 'field',
    name,
    value: isCompound(item) ? toCompactJson(item) : toScalarText(item),
    ...(isCompound(item) && { contentType: 'application/json' }),
    ...own,
  }));
}

import { assertNever } from '../assert-never';
import { encodeStrictly, toWellFormed } from './encoding';
import type { ExactJson } from './exact-json';
import { isCompound, isExactList, parseExactJson, toCompactJson } from './exact-json';
import { listLines, toPlain, toScalarText } from './field-text';
import type { HttpBody, MultipartPart } from './http-request';
import { toJoinedParts } from './joined-parts';
import { isJsonType, toEssence } from './media-type';
import type { ParameterNotation } from './parameter-styles';
import { serializeParameter, toStyledPairs } from './parameter-styles';
import type {
  RequestTemplate,
  TemplateBody,
  TemplateEncoding,
  TemplateField,
} from './request-template';
import type { BodyRow, BodyValues } from './request-values';
import type { SentRow } from './start-values';
import { listSent, toRowsText } from './start-values';

/** The body that a template sends with these values; undefined if there is none. */
export function toBody(
  { bodies }: Pick<RequestTemplate, 'bodies'>,
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
      return toMultipart(
        body,
        listSent(values.rows).flatMap((row) => toParts(body, row)),
      );
    case 'text':
      return { kind, text: values.text };
    case 'file':
      return { kind, path: toWellFormed(values.text) };
    default:
      return assertNever(kind);
  }
}

/** Clients encode all of a name and a value. Where the style of a field leaves signs as they are, we write the text. */
function toForm(body: TemplateBody, rows: readonly BodyRow[]): HttpBody {
  const sent = listSent(rows);
  const text = toFormText(body, sent);
  const fields = sent.flatMap((row) => toFields(body, row));
  return text === fields.map(toEncodedPair).join('&')
    ? { kind: 'form', fields }
    : { kind: 'text', text };
}

function toFields(form: Encoded, row: SentRow): readonly (readonly [string, string])[] {
  const encoding = findEncoding(form, row.field);
  return isStyledBy(encoding)
    ? toStyledPairs(toNotation(encoding), toStyledValue(encoding, row))
    : toPairs(form, row);
}

function toEncodedPair(pair: readonly [string, string]): string {
  return pair.map(encodeStrictly).join('=');
}

type Encoded = Pick<TemplateBody, 'encodings'>;

/** The text of a form. */
export function toFormText(form: Encoded, rows: readonly SentRow[]): string {
  const pairs = rows.flatMap((row) => {
    const encoding = findEncoding(form, row.field);
    return isStyledBy(encoding)
      ? serializeParameter({ ...toNotation(encoding), in: 'query' }, toStyledValue(encoding, row))
      : toPairs(form, row).map(toEncodedPair);
  });
  return pairs.join('&');
}

function findEncoding(
  { encodings = [] }: Encoded,
  { name }: TemplateField,
): TemplateEncoding | undefined {
  return encodings.find((encoding) => encoding.name === name);
}

/** One of these keywords makes a field a parameter of the query: https://spec.openapis.org/oas/v3.1.1#encoding-object */
function isStyledBy(encoding: TemplateEncoding | undefined): encoding is TemplateEncoding {
  return [encoding?.style, encoding?.explode, encoding?.allowReserved].some(
    (keyword) => keyword !== undefined,
  );
}

function toNotation(encoding: TemplateEncoding): Omit<ParameterNotation, 'in'> {
  const {
    contentType: _contentType,
    headers: _headers,
    isNested: _isNested,
    ...notation
  } = encoding;
  return notation;
}

function toStyledValue(encoding: TemplateEncoding, { text, value }: SentRow): unknown {
  return toPlain(encoding, value === undefined ? text : value);
}

/** A list becomes one pair per item, each with the field's name. */
function toPairs(form: Encoded, row: SentRow): readonly (readonly [string, string])[] {
  const type = findEncoding(form, row.field)?.contentType;
  return listItems(row).map((item) => [row.field.name, toItemText(item, type)] as const);
}

/** The values of a field. A form has no `null`: https://spec.openapis.org/oas/v3.1.1#appendix-b-data-type-conversion */
function listItems({ text, value }: SentRow): readonly ExactJson[] {
  const items = isExactList(value) ? value : [value === undefined ? text : value];
  return items.filter((item) => item !== null);
}

/** A string of a JSON type has quotes, unless its text is JSON already. */
function toItemText(item: ExactJson, mediaType: string | undefined): string {
  const isQuoted =
    typeof item === 'string' &&
    mediaType !== undefined &&
    isJsonType(mediaType) &&
    !isCompound(parseExactJson(item) ?? null);
  return isQuoted ? toCompactJson(item) : toScalarText(item);
}

/** An object is sent as JSON: https://spec.openapis.org/oas/v3.1.1#common-fixed-fields-0 */
function toParts(body: TemplateBody, row: SentRow): readonly MultipartPart[] {
  const { field, text } = row;
  const name = body.isOrdered === true ? '' : field.name;
  const encoding = findEncoding(body, field);
  const { contentType, headers } = encoding ?? {};
  const own = {
    ...(contentType !== undefined && { contentType }),
    ...(headers !== undefined && { headers }),
  };
  if (field.kind === 'file') return [{ kind: 'file', name, path: text, ...own }];
  if (field.item === 'file') {
    return listLines(text).map((path) => ({ kind: 'file', name, path, ...own }));
  }
  if (isStyledBy(encoding)) return toStyledParts(encoding, row);
  // A part without a name stands in its place, so a list stays in it.
  const items = body.isOrdered === true ? [row.value ?? text] : listItems(row);
  return items.map((item) => ({
    kind: 'field',
    name,
    value: toItemText(item, contentType),
    ...(isCompound(item) && { contentType: 'application/json' }),
    ...own,
  }));
}

/** A style makes names and texts of a value, which parts hold without percent-encoding. */
function toStyledParts(encoding: TemplateEncoding, row: SentRow): readonly MultipartPart[] {
  const { headers } = encoding;
  return toStyledPairs(toNotation(encoding), toStyledValue(encoding, row)).map(([name, value]) => ({
    kind: 'field',
    name,
    value,
    ...(headers !== undefined && { headers }),
  }));
}

/** Clients write no other multipart body than a form, and no headers of its parts, so we join the parts. */
function toMultipart(
  { mediaType, contentType = mediaType, isOrdered }: TemplateBody,
  parts: readonly MultipartPart[],
): HttpBody {
  const isForm = toEssence(contentType) === 'multipart/form-data' && isOrdered !== true;
  const isPlain = isForm && parts.every(({ headers }) => headers === undefined);
  return isPlain || parts.length === 0
    ? { kind: 'multipart', parts }
    : toJoinedParts(parts, contentType);
}

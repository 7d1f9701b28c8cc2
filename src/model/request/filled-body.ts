import { assertNever } from '../assert-never';
import { toJsonText } from '../json-text';
import { encodeStrictly } from './encoding';
import type { ExactJson } from './exact-json';
import { isCompound, isExactList, parseExactJson, toScalarText } from './exact-json';
import { isFileField, listLines } from './field-text';
import type { BodyPiece, HttpBody, HttpHeader, MultipartPart } from './http-request';
import { isSameName, toDisposition } from './http-request';
import { isJsonType, toEssence } from './media-type';
import type { Pair } from './parameter-styles';
import { serializeParameter, toStyledPairs } from './parameter-styles';
import type { RequestTemplate, TemplateBody, TemplateEncoding } from './request-template';
import type { BodyRow, BodyValues } from './request-values';
import type { Member, SentRow } from './start-values';
import { listMembers, listSent, toRowsText } from './start-values';

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
      return toMultipart(body, values.rows);
    case 'text':
      return { kind, text: values.text };
    case 'file':
      return { kind, path: values.text };
    default:
      return assertNever(kind);
  }
}

/** Clients encode all of a name and a value. Where the style of a field leaves signs as they are, we write the text. */
function toForm(body: TemplateBody, rows: readonly BodyRow[]): HttpBody {
  const members = listMembers(rows);
  const text = toFormText(body, members);
  const fields = members.flatMap(([name, value]) => {
    const encoding = findEncoding(body, name);
    return isStyledBy(encoding) ? toStyledPairs(encoding, value) : toPairs(name, value, encoding);
  });
  return text === fields.map(toEncodedPair).join('&')
    ? { kind: 'form', fields }
    : { kind: 'text', text };
}

function toEncodedPair(pair: Pair): string {
  return pair.map(encodeStrictly).join('=');
}

type Encoded = Pick<TemplateBody, 'encodings'>;

/** The text of a form. */
export function toFormText(form: Encoded, members: readonly Member[]): string {
  const pairs = members.flatMap(([name, value]) => {
    const encoding = findEncoding(form, name);
    return isStyledBy(encoding)
      ? serializeParameter({ ...encoding, in: 'query' }, value)
      : toPairs(name, value, encoding).map(toEncodedPair);
  });
  return pairs.join('&');
}

function findEncoding({ encodings = [] }: Encoded, name: string): TemplateEncoding | undefined {
  return encodings.find((encoding) => encoding.name === name);
}

/** One of these keywords makes a field a parameter of the query: https://spec.openapis.org/oas/v3.1.1#encoding-object */
function isStyledBy(encoding: TemplateEncoding | undefined): encoding is TemplateEncoding {
  return (encoding?.style ?? encoding?.explode ?? encoding?.allowReserved) !== undefined;
}

/** A list becomes one pair per item, each with the field's name. */
function toPairs(
  name: string,
  value: ExactJson,
  encoding: TemplateEncoding | undefined,
): readonly Pair[] {
  return listItems(value).map((item) => [name, toItemText(item, encoding?.contentType)]);
}

/** The values of a field. A form has no `null`: https://spec.openapis.org/oas/v3.1.1#appendix-b-data-type-conversion */
function listItems(value: ExactJson): readonly ExactJson[] {
  return (isExactList(value) ? value : [value]).filter((item) => item !== null);
}

/** A string of a JSON type has quotes, unless its text is JSON already. */
function toItemText(item: ExactJson, mediaType: string | undefined): string {
  const isQuoted =
    typeof item === 'string' &&
    mediaType !== undefined &&
    isJsonType(mediaType) &&
    !isCompound(parseExactJson(item) ?? null);
  return isQuoted ? toJsonText(item) : toScalarText(item);
}

/** Clients write no other multipart body than a form, and no headers of its parts, so we join the parts. */
function toMultipart(body: TemplateBody, rows: readonly BodyRow[]): HttpBody {
  const { mediaType, contentType = mediaType, isOrdered } = body;
  const parts = listSent(rows).flatMap((row) => toParts(body, row));
  const isForm = toEssence(contentType) === 'multipart/form-data' && isOrdered !== true;
  const isPlain = isForm && parts.every(({ headers }) => headers === undefined);
  return isPlain || parts.length === 0
    ? { kind: 'multipart', parts }
    : toJoinedParts(parts, contentType);
}

/** An object is sent as JSON: https://spec.openapis.org/oas/v3.1.1#common-fixed-fields-0 */
function toParts(
  body: TemplateBody,
  { field, text, value = text }: SentRow,
): readonly MultipartPart[] {
  const encoding = findEncoding(body, field.name);
  const { contentType, headers } = encoding ?? {};
  const head = {
    name: body.isOrdered === true ? '' : field.name,
    ...(headers !== undefined && { headers }),
  };
  const type = contentType !== undefined && { contentType };
  if (isFileField(field)) {
    const paths = field.kind === 'file' ? [text] : listLines(text);
    return paths.map((path) => ({ kind: 'file', path, ...head, ...type }));
  }
  // A style makes names and texts of a value, which parts hold without percent-encoding.
  if (isStyledBy(encoding)) {
    return toStyledPairs(encoding, value).map(([name, own]) => ({
      ...head,
      kind: 'field',
      name,
      value: own,
    }));
  }
  // A part without a name stands in its place, so a list stays in it.
  const items = body.isOrdered === true ? [value] : listItems(value);
  return items.map((item) => ({
    ...head,
    kind: 'field',
    value: toItemText(item, contentType),
    ...(isCompound(item) && { contentType: 'application/json' }),
    ...type,
  }));
}

/** Parts as the exact texts and files of a body: https://www.rfc-editor.org/rfc/rfc2046#section-5.1 */
export function toJoinedParts(parts: readonly MultipartPart[], mediaType: string): HttpBody {
  const own = /;\s*boundary="?([^";]+)/i.exec(mediaType)?.[1];
  const boundary = own ?? toFreeBoundary(parts);
  return {
    kind: 'joined',
    contentType: own === undefined ? `${mediaType}; boundary=${boundary}` : mediaType,
    pieces: [
      ...parts.flatMap((part, index) => toPieces(part, toStart(boundary, parts[index - 1]))),
      { kind: 'text', text: `${toStart(boundary, parts.at(-1))}--\r\n` },
    ],
  };
}

/** A boundary that no text of the parts has. */
function toFreeBoundary(parts: readonly MultipartPart[]): string {
  const texts = parts.map((part) => (part.kind === 'field' ? part.value : '')).join('\n');
  let boundary = 'sample-boundary';
  for (let count = 2; texts.includes(boundary); count += 1) boundary = `sample-boundary-${count}`;
  return boundary;
}

function toStart(boundary: string, before: MultipartPart | undefined): string {
  return `${before?.kind === 'file' ? '\r\n' : ''}--${boundary}`;
}

function toPieces(part: MultipartPart, start: string): readonly BodyPiece[] {
  const lines = listHeaders(part).map(([name, value]) => `${name}: ${value}`);
  const head = [start, ...lines, '', ''].join('\r\n');
  return part.kind === 'file'
    ? [
        { kind: 'text', text: head },
        { kind: 'file', path: part.path },
      ]
    : [{ kind: 'text', text: `${head}${part.value}\r\n` }];
}

/** The headers of a part. A part without a name has no disposition but its own. */
function listHeaders(part: MultipartPart): readonly HttpHeader[] {
  const { name, headers = [] } = part;
  const isFile = part.kind === 'file';
  const contentType = part.contentType ?? (isFile ? 'application/octet-stream' : undefined);
  const isDisposed =
    name === '' || headers.some(([other]) => isSameName(other, 'Content-Disposition'));
  return [
    ...(isDisposed ? [] : [['Content-Disposition', toDisposition(part)] as const]),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ...headers,
  ];
}

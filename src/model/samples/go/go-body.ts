import { assertNever } from '../../assert-never';
import type { BodyPiece, HttpBody, HttpHeader, MultipartPart } from '../../request/http-request';
import { toBaseName, toDisposition } from '../../request/http-request';
import { isJson, toReadableJson } from '../syntax/json';
import { toFileVariable } from '../syntax/sample';
import { quoteGo, quoteGoText, toChecked, toCheckedCall } from './go-syntax';

/** The code of a body: imports, setup lines, and the expression of its reader. */
export interface GoBody {
  readonly imports: readonly string[];
  readonly setup: readonly string[];
  readonly expression: string;
}

/** Writes a body in Go. Every reader can be rewound, so that redirects can send it again. */
export function toGoBody(body: HttpBody): GoBody {
  switch (body.kind) {
    case 'json':
      return toTextBody(toRawJson(body.text));
    case 'text':
      return toTextBody(body.text);
    case 'form':
      return toFormBody(body.fields);
    case 'multipart':
      return toMultipartBody(body.parts);
    case 'file':
      return {
        imports: ['bytes', 'os'],
        setup: [...toRead('file', ':=', body.path), ''],
        expression: 'bytes.NewReader(file)',
      };
    case 'joined':
      return toJoinedBody(body.pieces);
    default:
      return assertNever(body);
  }
}

/** JSON may write the quote of a raw string as its number. */
function toRawJson(text: string): string {
  const readable = toReadableJson(text, '\t');
  return isJson(text) ? readable.replaceAll('`', String.raw`\u0060`) : readable;
}

function toTextBody(text: string): GoBody {
  return {
    imports: ['strings'],
    setup: [`body := strings.NewReader(${quoteGoText(text)})`],
    expression: 'body',
  };
}

function toFormBody(fields: readonly HttpHeader[]): GoBody {
  const names = fields.map(([name]) => name);
  // `Encode` sorts the fields by name.
  const isSorted = names.join('\n') === names.toSorted().join('\n');
  return {
    imports: ['net/url', 'strings'],
    setup: [...(isSorted ? toSortedForm(fields) : toOrderedForm(fields)), ''],
    expression: `strings.NewReader(form${isSorted ? '.Encode()' : ''})`,
  };
}

function toSortedForm(fields: readonly HttpHeader[]): readonly string[] {
  const lines = fields.map(([name, value]) => `form.Add(${quoteGo(name)}, ${quoteGo(value)})`);
  return ['form := url.Values{}', ...lines];
}

function toOrderedForm(fields: readonly HttpHeader[]): readonly string[] {
  const lines = fields.map(
    ([name, value]) =>
      `\t${quoteGo(`${encodeURIComponent(name)}=`)} + url.QueryEscape(${quoteGo(value)}),`,
  );
  return ['form := strings.Join([]string{', ...lines, '}, "&")'];
}

function toJoinedBody(pieces: readonly BodyPiece[]): GoBody {
  const files = pieces.filter((piece) => piece.kind === 'file');
  const items = pieces.map((piece) =>
    piece.kind === 'file' ? toFileVariable(files.indexOf(piece)) : `[]byte(${quoteGo(piece.text)})`,
  );
  return {
    imports: ['bytes', ...(files.length > 0 ? ['os'] : [])],
    setup: [
      ...files.flatMap(({ path }, index) => toRead(toFileVariable(index), ':=', path)),
      'body := bytes.Join([][]byte{',
      ...items.map((item) => `\t${item},`),
      '}, nil)',
      '',
    ],
    expression: 'bytes.NewReader(body)',
  };
}

/** Reads a file into a variable, which `:=` declares. */
function toRead(variable: string, sign: ':=' | '=', path: string): readonly string[] {
  return toChecked(`${variable}, err ${sign} os.ReadFile(${quoteGo(path)})`);
}

function toMultipartBody(parts: readonly MultipartPart[]): GoBody {
  const isTyped = parts.some(({ contentType }) => contentType !== undefined);
  const readsFile = parts.some(({ kind }) => kind === 'file');
  return {
    imports: [
      'bytes',
      'mime/multipart',
      ...(isTyped ? ['net/textproto'] : []),
      ...(readsFile ? ['os'] : []),
    ],
    setup: [
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      ...toPartLines(parts, 0),
      ...toCheckedCall('form.Close()'),
      '',
    ],
    expression: '&body',
  };
}

/** Writes the parts from an index on, more than two fields in a row by a loop. */
function toPartLines(parts: readonly MultipartPart[], index: number): readonly string[] {
  const part = parts[index];
  if (part === undefined) return [];
  const end = parts.findIndex((other, at) => at >= index && !isPlainField(other));
  const fields = parts.slice(index, end === -1 ? parts.length : end);
  return fields.length > 2
    ? [...toFieldLoop(fields), ...toPartLines(parts, index + fields.length)]
    : [...toPart(part, parts.slice(0, index)), ...toPartLines(parts, index + 1)];
}

function toFieldLoop(fields: readonly MultipartPart[]): readonly string[] {
  const pairs = fields.map(
    (part) => `\t{${quoteGo(part.name)}, ${quoteGo(part.kind === 'field' ? part.value : '')}},`,
  );
  const lines = toCheckedCall('form.WriteField(field[0], field[1])');
  return [
    'for _, field := range [][2]string{',
    ...pairs,
    '} {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ];
}

function isPlainField({ kind, contentType }: MultipartPart): boolean {
  return kind === 'field' && contentType === undefined;
}

/** Declares each variable once; later parts assign to it. */
function toPart(part: MultipartPart, before: readonly MultipartPart[]): readonly string[] {
  if (part.kind === 'field' && part.contentType === undefined)
    return toCheckedCall(`form.WriteField(${quoteGo(part.name)}, ${quoteGo(part.value)})`);
  const isOpened = before.some((other) => !isPlainField(other));
  const open = toChecked(`part, err ${isOpened ? '=' : ':='} ${toWriter(part)}`);
  if (part.kind === 'field') return [...open, ...toWrite(`[]byte(${quoteGo(part.value)})`)];
  const isRead = before.some(({ kind }) => kind === 'file');
  return [...toRead('file', isRead ? '=' : ':=', part.path), ...open, ...toWrite('file')];
}

function toWrite(content: string): readonly string[] {
  return toCheckedCall(`part.Write(${content})`, '_, err');
}

function toWriter(part: MultipartPart): string {
  if (part.contentType !== undefined) {
    const header = [
      `"Content-Disposition": {${quoteGo(toDisposition(part))}},`,
      `"Content-Type":        {${quoteGo(part.contentType)}},`,
    ];
    return `form.CreatePart(textproto.MIMEHeader{\n\t\t${header.join('\n\t\t')}\n\t})`;
  }
  const fileName = part.kind === 'file' ? toBaseName(part.path) : '';
  return `form.CreateFormFile(${quoteGo(part.name)}, ${quoteGo(fileName)})`;
}

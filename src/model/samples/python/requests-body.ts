import { assertNever } from '../../assert-never';
import type { BodyPiece, HttpBody, MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/http-request';
import { toIndentedJson, toJsonCompound } from '../syntax/json';
import { isMapLike, layOut, toLiteral, toMap, toPairList, toTextMap } from '../syntax/literal';
import { toNamed } from '../syntax/sample';
import { python, quotePython, quotePythonText, toPythonBytes, toPythonJoin } from './python-syntax';

type Fields = readonly (readonly [name: string, value: string])[];

/** The code that passes a body to Requests: the files to open, and the arguments. */
export interface RequestsBody {
  readonly files: readonly string[];
  /** The arguments of a call that starts on a line with this indentation level. */
  readonly toArguments: (depth: number) => readonly string[];
}

/** Writes a body for Requests. */
export function toRequestsBody(body: HttpBody): RequestsBody {
  switch (body.kind) {
    case 'json': {
      const value = toJsonCompound(body.text);
      return {
        files: [],
        toArguments: (depth) => [
          value === undefined
            ? toTextData(toIndentedJson(body.text, python.indent.repeat(depth + 1)))
            : `json=${toLiteral(value, depth + 1, python)}`,
        ],
      };
    }
    case 'text':
      return { files: [], toArguments: () => [toTextData(body.text)] };
    case 'form':
      return { files: [], toArguments: (depth) => [`data=${toFields(body.fields, depth + 1)}`] };
    case 'multipart':
      return toMultipart(body.parts);
    case 'file':
      return { files: [body.path], toArguments: () => ['data=file'] };
    case 'joined':
      return toJoined(body.pieces);
    default:
      return assertNever(body);
  }
}

// oxlint-disable-next-line no-control-regex -- control characters except line breaks, which the standard encodes
const control = /[\u0000-\u0009\u000B\u000C\u000E-\u001A\u001C-\u001F]/;

/** The limitations of Requests for a body. */
export function toRequestsBodyLimitations(body: HttpBody): readonly string[] {
  if (body.kind !== 'multipart') return [];
  return toNamed(
    body.parts.filter((part) =>
      control.test(part.kind === 'file' ? part.name + part.path : part.name),
    ),
    (names) =>
      `Below version 2, urllib3, which sends for Requests, writes the control characters of ${names} as percent codes.`,
  );
}

function toTextData(text: string): string {
  return `data=${toPythonBytes(quotePythonText(text), text)}`;
}

function toFields(fields: Fields, depth: number): string {
  return isMapLike(fields)
    ? toTextMap(fields, depth, python)
    : toPairList(fields, depth, python, ['(', ')']);
}

function toJoined(pieces: readonly BodyPiece[]): RequestsBody {
  const files = pieces.filter((piece) => piece.kind === 'file');
  const items = pieces.map((piece) =>
    piece.kind === 'file'
      ? `${toFileVariable(files.indexOf(piece))}.read()`
      : `${quotePython(piece.text)}.encode()`,
  );
  return {
    files: files.map(({ path }) => path),
    toArguments: (depth) => [`data=${toPythonJoin(items, depth + 1)}`],
  };
}

/** Requests puts the fields of `data=` before the files, and sends `multipart/form-data` only if there are files. */
function toMultipart(parts: readonly MultipartPart[]): RequestsBody {
  const firstFile = parts.findIndex(isFilePart);
  const fields = parts.slice(0, Math.max(firstFile, 0)).filter((part) => part.kind === 'field');
  const others = parts.slice(fields.length);
  const files = others.filter((part) => part.kind === 'file');
  const pairs = fields.map(({ name, value }) => [name, value] as const);
  return {
    files: files.map(({ path }) => path),
    toArguments: (depth) => {
      const entries = others.map((part) => {
        const file = part.kind === 'file' ? toFileVariable(files.indexOf(part)) : '';
        return [part.name, toFileValue(part, file, depth + 2)] as const;
      });
      return [
        ...(pairs.length > 0 ? [`data=${toFields(pairs, depth + 1)}`] : []),
        `files=${toFiles(entries, depth + 1)}`,
      ];
    },
  };
}

function toFiles(entries: readonly (readonly [string, string])[], depth: number): string {
  if (isMapLike(entries)) return toMap(entries, depth, python);
  const items = entries.map(([name, code]) =>
    layOut(['(', ')'], [quotePython(name), code], depth + 1, python),
  );
  return layOut(['[', ']'], items, depth, python);
}

function isFilePart({ kind, contentType }: MultipartPart): boolean {
  return kind === 'file' || contentType !== undefined;
}

/** The variable of an open file. */
export function toFileVariable(index: number): string {
  return index === 0 ? 'file' : `file${index + 1}`;
}

/** An open file alone is sent under the name of its path. */
function toFileValue(part: MultipartPart, file: string, depth: number): string {
  const { contentType } = part;
  if (part.kind === 'file' && contentType === undefined && /^[\w./-]+$/.test(part.path))
    return file;
  const content =
    part.kind === 'file'
      ? [quotePython(toBaseName(part.path)), file]
      : ['None', quotePython(part.value)];
  const type = contentType === undefined ? [] : [quotePython(contentType)];
  return layOut(['(', ')'], [...content, ...type], depth, python);
}

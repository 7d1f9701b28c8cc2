import { assertNever } from '../../assert-never';
import type { HttpBody, MultipartPart } from '../../request/http-request';
import { toBaseName } from '../../request/http-request';
import { toJsonCompound } from '../syntax/json';
import { isMapLike, layOut, toLiteral, toPairList, toTextMap } from '../syntax/literal';
import { python, quotePython, quotePythonText, toPythonBytes } from './python-syntax';

type Fields = readonly (readonly [name: string, value: string])[];

/** The arguments that pass a body to Requests. */
export function toRequestsBody(body: HttpBody): readonly string[] {
  switch (body.kind) {
    case 'json': {
      const value = toJsonCompound(body.text);
      return value === undefined
        ? [toTextData(body.text)]
        : [`json=${toLiteral(value, 1, python)}`];
    }
    case 'text':
      return [toTextData(body.text)];
    case 'form':
      return [`data=${toFields(body.fields)}`];
    case 'multipart':
      return toMultipart(body.parts);
    case 'file':
      return [`data=open(${quotePython(body.path)}, "rb")`];
    default:
      return assertNever(body);
  }
}

// oxlint-disable-next-line no-control-regex -- control characters except line breaks, which the standard encodes
const control = /[\u0000-\u0009\u000B\u000C\u000E-\u001A\u001C-\u001F]/;

/** The limitations of Requests for a body. */
export function toRequestsBodyLimitations(body: HttpBody): readonly string[] {
  if (body.kind !== 'multipart') return [];
  return body.parts
    .filter((part) => control.test(part.kind === 'file' ? part.name + part.path : part.name))
    .map(
      ({ name }) =>
        `Below version 2, urllib3, which sends for Requests, writes the control characters of ${name} as percent codes.`,
    );
}

function toTextData(text: string): string {
  return `data=${toPythonBytes(quotePythonText(text), text)}`;
}

function toFields(fields: Fields): string {
  return isMapLike(fields)
    ? toTextMap(fields, 1, python)
    : toPairList(fields, 1, python, ['(', ')']);
}

/** Requests puts the fields of `data=` before the files, and sends `multipart/form-data` only if there are files. */
function toMultipart(parts: readonly MultipartPart[]): readonly string[] {
  const firstFile = parts.findIndex(isFilePart);
  const fields = parts.slice(0, Math.max(firstFile, 0)).filter((part) => part.kind === 'field');
  const files = parts.slice(fields.length);
  const items = files.map(toFileTuple);
  return [
    ...(fields.length > 0
      ? [`data=${toFields(fields.map(({ name, value }) => [name, value]))}`]
      : []),
    `files=${layOut(['[', ']'], items, 1, python)}`,
  ];
}

function isFilePart({ kind, contentType }: MultipartPart): boolean {
  return kind === 'file' || contentType !== undefined;
}

function toFileTuple(part: MultipartPart): string {
  const content =
    part.kind === 'file'
      ? [quotePython(toBaseName(part.path)), `open(${quotePython(part.path)}, "rb")`]
      : ['None', quotePython(part.value)];
  const type = part.contentType === undefined ? [] : [quotePython(part.contentType)];
  const tuple = layOut(['(', ')'], [...content, ...type], 2, python);
  return layOut(['(', ')'], [quotePython(part.name), tuple], 2, python);
}

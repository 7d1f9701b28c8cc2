import { assertNever } from '../../assert-never';
import type { HttpBody, MultipartPart } from '../../request/http-request';
import { toDisposition } from '../../request/http-request';
import { toJsonCompound } from '../syntax/json';
import { isMapLike, layOut, toLiteral, toPairList, toTextMap } from '../syntax/literal';
import {
  python,
  quotePython,
  quotePythonBytes,
  quotePythonText,
  toPythonBytes,
  toPythonJoin,
} from './python-syntax';

/** The code of a body: imports, setup lines, expression and headers. */
export interface HttpClientBody {
  readonly imports: readonly string[];
  /** The functions to import from `urllib.parse`. */
  readonly parseFunctions: readonly string[];
  readonly setup: readonly string[];
  /** Absent if the setup lines assign `body`. */
  readonly expression?: string;
  readonly headers: readonly (readonly [name: string, code: string])[];
}

const none = { imports: [], parseFunctions: [], setup: [], headers: [] };

/** Writes a body for `http.client`. */
export function toHttpClientBody(body: HttpBody): HttpClientBody {
  switch (body.kind) {
    case 'json':
      return toJsonBody(body.text);
    case 'text':
      return { ...none, expression: toTextExpression(body.text) };
    case 'form': {
      const fields = isMapLike(body.fields)
        ? toTextMap(body.fields, 0, python)
        : toPairList(body.fields, 0, python, ['(', ')']);
      return { ...none, parseFunctions: ['urlencode'], expression: `urlencode(${fields})` };
    }
    case 'multipart':
      return toMultipartBody(body.parts);
    case 'file': {
      const imports = ['from pathlib import Path'];
      return { ...none, imports, expression: `Path(${quotePython(body.path)}).read_bytes()` };
    }
    case 'joined': {
      const readsFile = body.pieces.some(({ kind }) => kind === 'file');
      const items = body.pieces.map((piece) =>
        piece.kind === 'file'
          ? `Path(${quotePython(piece.path)}).read_bytes()`
          : `${quotePython(piece.text)}.encode()`,
      );
      const imports = readsFile ? ['from pathlib import Path'] : [];
      return { ...none, imports, expression: toPythonJoin(items, 0) };
    }
    default:
      return assertNever(body);
  }
}

function toJsonBody(text: string): HttpClientBody {
  const value = toJsonCompound(text);
  return value === undefined
    ? { ...none, expression: toTextExpression(text) }
    : {
        ...none,
        imports: ['import json'],
        expression: `json.dumps(${toLiteral(value, 0, python)})`,
      };
}

function toTextExpression(text: string): string {
  return toPythonBytes(quotePythonText(text), text);
}

/** Python's standard library can parse multipart bodies, but not write them. */
function toMultipartBody(parts: readonly MultipartPart[]): HttpClientBody {
  const readsFile = parts.some(({ kind }) => kind === 'file');
  return {
    imports: ['import secrets', ...(readsFile ? ['from pathlib import Path'] : [])],
    parseFunctions: [],
    setup: [
      'boundary = secrets.token_hex(16)',
      'body = b""',
      `for head, content in ${layOut(['[', ']'], parts.map(toPart), 0, python)}:`,
      String.raw`    body += f"--{boundary}\r\n{head}\r\n\r\n".encode() + content + b"\r\n"`,
      String.raw`body += f"--{boundary}--\r\n".encode()`,
      '',
    ],
    headers: [['Content-Type', 'f"multipart/form-data; boundary={boundary}"']],
  };
}

function toPart(part: MultipartPart): string {
  const head = [
    `Content-Disposition: ${toDisposition(part)}`,
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
  ].join('\r\n');
  const content =
    part.kind === 'file'
      ? `Path(${quotePython(part.path)}).read_bytes()`
      : quotePythonBytes(part.value);
  return layOut(['(', ')'], [quotePython(head), content], 1, python);
}

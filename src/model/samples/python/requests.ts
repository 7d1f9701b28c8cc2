import { assertNever } from '../../assert-never';
import type { HttpBody, HttpRequest, MultipartPart } from '../../request/http-request';
import {
  findHeader,
  toBaseName,
  toJoinedHeaders,
  withoutFormType,
  withoutImpliedType,
} from '../../request/http-request';
import { outlivesRedirects } from '../../request/redirects';
import { toIndentedJson, toJsonCompound } from '../syntax/json';
import { layOut, toFields, toLiteral, toMap, toTextFields } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import {
  listFiles,
  toDotLimitations,
  toFileVariable,
  toNamed,
  toReading,
  toSavedPath,
} from '../syntax/sample';
import {
  python,
  quotePython,
  quotePythonText,
  toPythonBytes,
  toPythonHeaderEntries,
  toPythonJoin,
  toSaveLines,
} from './python-syntax';

/** Writes a request with the Python library Requests. */
export function renderPythonRequests(request: HttpRequest): Sample {
  return {
    code: ['import requests', '', ...toLines(request)].join('\n'),
    limitations: [
      ...toDotLimitations(request.url, 'Requests'),
      ...toPartLimitations(request.body),
      ...toRedirectLimitations(request),
    ],
  };
}

const readings = {
  headers: 'response.headers',
  json: 'response.json()',
  text: 'response.text',
  none: 'response.status_code',
} as const;

function toLines(request: HttpRequest): readonly string[] {
  const reading = toReading(request);
  const opened = listFiles(request.body).map(
    (path, index) => `open(${quotePython(path)}, "rb") as ${toFileVariable(index)}`,
  );
  // The connection stays open while the lines come.
  if (reading === 'stream')
    return [
      toWith([...opened, `${toCall(request, 0)} as response`]),
      '    response.raise_for_status()',
      '    for line in response.iter_lines():',
      '        print(line.decode())',
    ];
  return [
    ...(opened.length > 0
      ? [toWith(opened), `    response = ${toCall(request, 1)}`]
      : [`response = ${toCall(request, 0)}`]),
    'response.raise_for_status()',
    '',
    ...(reading === 'file'
      ? toSaveLines(toSavedPath(request), 'response.content')
      : [`print(${readings[reading]})`]),
  ];
}

function toWith(contexts: readonly string[]): string {
  const line = `with ${contexts.join(', ')}:`;
  const isLong = Math.max(...line.split('\n').map(({ length }) => length)) > 88;
  return isLong ? `with ${contexts.join(', \\\n        ')}:` : line;
}

/** The call that sends the request; `depth` is the indentation level of its line. */
function toCall(request: HttpRequest, depth: number): string {
  const { method, url, body, response } = request;
  const headers = toPythonHeaderEntries(toJoinedHeaders(toOwnHeaders(request)));
  const isNamed = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method);
  // Requests follows redirects by default, except for HEAD.
  const follows = method === 'HEAD' && response?.redirects === true;
  const all = [
    ...(isNamed ? [] : [quotePython(method)]),
    quotePython(url),
    ...(headers.length > 0 ? [`headers=${toMap(headers, depth + 1, python)}`] : []),
    ...(body ? toBodyArguments(body, depth + 1) : []),
    ...(follows ? ['allow_redirects=True'] : []),
    ...(toReading(request) === 'stream' ? ['stream=True'] : []),
    'timeout=30',
  ];
  return layOut(
    [`requests.${isNamed ? method.toLowerCase() : 'request'}(`, ')'],
    all,
    depth,
    python,
  );
}

/** Requests sets the content type of forms and `json=` itself. */
function toOwnHeaders(request: HttpRequest): HttpRequest['headers'] {
  const { headers, body } = request;
  const isObject = body?.kind === 'json' && toJsonCompound(body.text) !== undefined;
  return isObject ? withoutImpliedType(headers, 'application/json') : withoutFormType(request);
}

/** The arguments that pass a body. */
function toBodyArguments(body: HttpBody, depth: number): readonly string[] {
  switch (body.kind) {
    case 'json': {
      const value = toJsonCompound(body.text);
      return value === undefined
        ? [toTextData(toIndentedJson(body.text, python.indent.repeat(depth)))]
        : [`json=${toLiteral(value, depth, python)}`];
    }
    case 'text':
      return [toTextData(body.text)];
    case 'form':
      return [`data=${toTextFields(body.fields, depth, python)}`];
    case 'multipart':
      return toPartArguments(body.parts, depth);
    case 'file':
      return ['data=file'];
    case 'joined': {
      const files = body.pieces.filter((piece) => piece.kind === 'file');
      const items = body.pieces.map((piece) =>
        piece.kind === 'file'
          ? `${toFileVariable(files.indexOf(piece))}.read()`
          : `${quotePython(piece.text)}.encode()`,
      );
      return [`data=${toPythonJoin(items, depth)}`];
    }
    default:
      return assertNever(body);
  }
}

function toTextData(text: string): string {
  return `data=${toPythonBytes(quotePythonText(text), text)}`;
}

/** Requests puts the fields of `data=` before the files, and sends `multipart/form-data` only if there are files. */
function toPartArguments(parts: readonly MultipartPart[], depth: number): readonly string[] {
  const firstFile = parts.findIndex(isFilePart);
  const fields = parts.slice(0, Math.max(firstFile, 0)).filter((part) => part.kind === 'field');
  const others = parts.slice(fields.length);
  const files = others.filter((part) => part.kind === 'file');
  const texts = fields.map(({ name, value }) => [name, value] as const);
  const entries = others.map((part) => {
    const file = part.kind === 'file' ? toFileVariable(files.indexOf(part)) : '';
    return [part.name, toFileValue(part, file, depth + 1)] as const;
  });
  return [
    ...(texts.length > 0 ? [`data=${toTextFields(texts, depth, python)}`] : []),
    `files=${toFields(entries, depth, python)}`,
  ];
}

function isFilePart({ kind, contentType }: MultipartPart): boolean {
  return kind === 'file' || contentType !== undefined;
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

// oxlint-disable-next-line no-control-regex -- control characters except line breaks, which the standard encodes
const control = /[\u0000-\u0009\u000B\u000C\u000E-\u001A\u001C-\u001F]/;

function toPartLimitations(body: HttpBody | undefined): readonly string[] {
  if (body?.kind !== 'multipart') return [];
  return toNamed(
    body.parts.filter((part) =>
      control.test(part.kind === 'file' ? part.name + part.path : part.name),
    ),
    (names) =>
      `Below version 2, urllib3, which sends for Requests, writes the control characters of ${names} as percent codes.`,
  );
}

function toRedirectLimitations(request: HttpRequest): readonly string[] {
  const { method, headers, body, response } = request;
  if (response?.redirects !== true) return [];
  const cookies =
    findHeader(headers, 'Cookie') === undefined
      ? []
      : [
          'After a 301, 302, 303, 307 or 308 redirect Requests leaves out the Cookie, also on the same host.',
        ];
  if (!outlivesRedirects(method)) return cookies;
  return [
    ...cookies,
    ...(body ? [`After a 301 redirect Requests sends ${method} again, but without the body.`] : []),
    `After a 302 redirect Requests sends GET instead of ${method}.`,
  ];
}

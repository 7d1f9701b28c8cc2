import { assertNever } from '../../assert-never';
import type { HttpBody, HttpRequest, MultipartPart } from '../../request/http-request';
import { toDisposition, toJoinedHeaders } from '../../request/http-request';
import {
  becomesGet,
  listBodyHeaders,
  listCredentials,
  outlivesRedirects,
} from '../../request/redirects';
import { toJsonCompound } from '../syntax/json';
import { layOut, toLiteral, toMap, toTextFields } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { listFiles, toReading, toSavedPath } from '../syntax/sample';
import {
  python,
  quotePython,
  quotePythonBytes,
  quotePythonText,
  toPythonBytes,
  toPythonHeaderEntries,
  toPythonJoin,
  toSaveLines,
} from './python-syntax';

/** Writes a request with `http.client` of Python's standard library. */
export function renderPythonHttpClient(request: HttpRequest): Sample {
  const isSecure = !request.url.startsWith('http:');
  const follows = request.response?.redirects === true;
  return {
    code: [
      ...toImports(request),
      '',
      ...(follows ? toLoop(request, isSecure) : toOnce(request, isSecure)),
    ].join('\n'),
    limitations:
      follows && !isSecure ? ['The sample cannot follow a redirect from http to https.'] : [],
  };
}

function toImports(request: HttpRequest): readonly string[] {
  const { body, response } = request;
  const writesJson = body?.kind === 'json' && toJsonCompound(body.text) !== undefined;
  const parse = [
    ...(body?.kind === 'form' ? ['urlencode'] : []),
    ...(response?.redirects === true ? ['urljoin', 'urlsplit', 'urlunsplit'] : []),
  ];
  return [
    'import http.client',
    ...(writesJson || toReading(request) === 'json' ? ['import json'] : []),
    ...(body?.kind === 'multipart' ? ['import secrets'] : []),
    'from contextlib import closing',
    ...(listFiles(body).length > 0 ? ['from pathlib import Path'] : []),
    ...(parse.length > 0 ? [`from urllib.parse import ${parse.join(', ')}`] : []),
  ];
}

/** The headers and the body, where there are some. */
function toStateLines({ headers, body }: HttpRequest): readonly string[] {
  const entries = toPythonHeaderEntries(toJoinedHeaders(headers));
  if (body?.kind === 'multipart') {
    const type = ['Content-Type', 'f"multipart/form-data; boundary={boundary}"'] as const;
    return [
      ...toMultipartLines(body.parts),
      '',
      `headers = ${toMap([...entries, type], 0, python)}`,
      '',
    ];
  }
  const lines = [
    ...(entries.length > 0 ? [`headers = ${toMap(entries, 0, python)}`] : []),
    ...(body ? [`body = ${toExpression(body)}`] : []),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

function toExpression(body: Exclude<HttpBody, { kind: 'multipart' }>): string {
  switch (body.kind) {
    case 'json': {
      const value = toJsonCompound(body.text);
      return value === undefined
        ? toTextExpression(body.text)
        : `json.dumps(${toLiteral(value, 0, python)})`;
    }
    case 'text':
      return toTextExpression(body.text);
    case 'form':
      return `urlencode(${toTextFields(body.fields, 0, python)})`;
    case 'file':
      return toFileBytes(body.path);
    case 'joined': {
      const items = body.pieces.map((piece) =>
        piece.kind === 'file' ? toFileBytes(piece.path) : `${quotePython(piece.text)}.encode()`,
      );
      return toPythonJoin(items, 0);
    }
    default:
      return assertNever(body);
  }
}

function toTextExpression(text: string): string {
  return toPythonBytes(quotePythonText(text), text);
}

function toFileBytes(path: string): string {
  return `Path(${quotePython(path)}).read_bytes()`;
}

/** Python's standard library can parse multipart bodies, but not write them. */
function toMultipartLines(parts: readonly MultipartPart[]): readonly string[] {
  return [
    'boundary = secrets.token_hex(16)',
    'body = b""',
    `for head, content in ${layOut(['[', ']'], parts.map(toPart), 0, python)}:`,
    String.raw`    body += f"--{boundary}\r\n{head}\r\n\r\n".encode() + content + b"\r\n"`,
    String.raw`body += f"--{boundary}--\r\n".encode()`,
  ];
}

function toPart(part: MultipartPart): string {
  const head = [
    `Content-Disposition: ${toDisposition(part)}`,
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
  ].join('\r\n');
  const content = part.kind === 'file' ? toFileBytes(part.path) : quotePythonBytes(part.value);
  return layOut(['(', ')'], [quotePython(head), content], 1, python);
}

function toOnce(request: HttpRequest, isSecure: boolean): readonly string[] {
  const [, host = '', target = ''] = /^\w+:\/\/([^/?#]*)([^#]*)/.exec(request.url) ?? [];
  const path = quotePython(target.startsWith('/') ? target : `/${target}`);
  return [
    ...toStateLines(request),
    `with ${toOpened(quotePython(host), isSecure)}:`,
    `    ${toCall(request, quotePython(request.method), path)}`,
    '    response = connection.getresponse()',
    ...toCheckLines(),
    ...toReadingLines(request).map((line) => `    ${line}`),
  ];
}

function toOpened(host: string, isSecure: boolean): string {
  return `closing(http.client.${isSecure ? 'HTTPSConnection' : 'HTTPConnection'}(${host}, timeout=30)) as connection`;
}

function toCheckLines(): readonly string[] {
  return [
    '    if response.status >= 300:',
    '        raise http.client.HTTPException(f"{response.status} {response.reason}")',
  ];
}

const readings = {
  headers: 'response.headers',
  json: 'json.load(response)',
  text: 'response.read().decode(errors="replace")',
  none: 'response.status',
} as const;

function toReadingLines(request: HttpRequest): readonly string[] {
  const reading = toReading(request);
  if (reading === 'stream') return ['for line in response:', '    print(line.decode(), end="")'];
  return reading === 'file'
    ? toSaveLines(toSavedPath(request), 'response.read()')
    : [`print(${readings[reading]})`];
}

/** Sends the request again to where it is redirected, which `http.client` does not. */
function toLoop(request: HttpRequest, isSecure: boolean): readonly string[] {
  const changes = becomesGet(request.method);
  const state = toStateLines(request);
  return [
    `url = ${quotePython(request.url)}`,
    ...(changes ? [`method = ${quotePython(request.method)}`] : []),
    ...(state.length > 0 ? state : ['']),
    '# The operation may redirect, and http.client does not follow by itself.',
    'for _ in range(10):',
    '    parts = urlsplit(url)',
    '    target = urlunsplit(("", "", parts.path or "/", parts.query, ""))',
    `    with ${toOpened('parts.netloc', isSecure)}:`,
    `        ${toCall(request, changes ? 'method' : quotePython(request.method), 'target')}`,
    '        response = connection.getresponse()',
    '        location = response.getheader("Location")',
    '        if response.status not in (301, 302, 303, 307, 308) or not location:',
    ...toCheckLines().map((line) => `        ${line}`),
    ...toReadingLines(request).map((line) => `            ${line}`),
    '            break',
    '',
    ...(changes ? toGetLines(request) : []),
    '    url = urljoin(url, location)',
    ...toTargetLines(listCredentials(request)),
    'else:',
    '    raise http.client.HTTPException("too many redirects")',
  ];
}

function toCall({ headers, body }: HttpRequest, method: string, target: string): string {
  const parameters = [
    method,
    target,
    ...(body ? ['body=body'] : []),
    ...(headers.length > 0 || body !== undefined ? ['headers=headers'] : []),
  ];
  // The usual line of Python has 88 characters.
  return layOut(['connection.request(', ')'], parameters, 1, python, -14);
}

function toGetLines(request: HttpRequest): readonly string[] {
  const { method, body } = request;
  // Only the sample itself adds the type of parts.
  const own = body?.kind === 'multipart' ? ['Content-Type'] : [];
  const names = [...listBodyHeaders(request), ...own];
  return [
    `    if response.status ${outlivesRedirects(method) ? '==' : '<='} 303:`,
    '        method = "GET"',
    ...(body ? ['        body = None'] : []),
    ...names.map((name) => `        headers.pop(${quotePython(name)}, None)`),
  ];
}

function toTargetLines(credentials: readonly string[]): readonly string[] {
  if (credentials.length === 0) return [];
  return [
    '    if urlsplit(url).netloc != parts.netloc:',
    ...credentials.map((name) => `        headers.pop(${quotePython(name)}, None)`),
  ];
}

import type { HttpRequest } from '../../request/http-request';
import { toJoinedHeaders } from '../../request/http-request';
import type { RedirectRules } from '../../request/redirects';
import { toRedirectRules } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import { layOut, toMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import { toReading, toSavedPath } from '../syntax/sample';
import type { HttpClientBody } from './http-client-body';
import { toHttpClientBody } from './http-client-body';
import { python, quotePython, toPythonHeaderEntries, toSaveLines } from './python-syntax';

/** Writes a request with `http.client` of Python's standard library. */
export function renderPythonHttpClient(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const body = request.body && toHttpClientBody(request.body);
  const isSecure = !request.url.startsWith('http:');
  const follows = request.response?.redirects === true;
  return {
    code: [
      ...toImports(request, body),
      '',
      ...(follows
        ? toLoop(request, isSecure, body)
        : [...toStateLines(request, body), ...toOnce(request, isSecure)]),
    ].join('\n'),
    limitations:
      follows && !isSecure ? ['The sample cannot follow a redirect from http to https.'] : [],
  };
}

function toImports(request: HttpRequest, body?: HttpClientBody): readonly string[] {
  const follows = request.response?.redirects === true;
  const parse = [
    ...(follows ? ['urljoin', 'urlsplit', 'urlunsplit'] : []),
    ...(body?.parseFunctions ?? []),
  ];
  const plain = [
    ...(body?.imports ?? []),
    'import http.client',
    ...(toReading(request) === 'json' ? ['import json'] : []),
    'from contextlib import closing',
    ...(parse.length > 0 ? [`from urllib.parse import ${parse.toSorted().join(', ')}`] : []),
  ];
  const lines = [...new Set(plain)].toSorted();
  // Plain `import` lines come first.
  return [true, false].flatMap((isPlain) =>
    lines.filter((line) => line.startsWith('import') === isPlain),
  );
}

/** The headers and the body, where there are some. */
function toStateLines(request: HttpRequest, body?: HttpClientBody): readonly string[] {
  const entries = [
    ...toPythonHeaderEntries(toJoinedHeaders(request.headers)),
    ...(body?.headers ?? []),
  ];
  const lines = [
    ...(body?.setup ?? []),
    ...(entries.length > 0 ? [`headers = ${toMap(entries, 0, python)}`] : []),
    ...(body?.expression === undefined ? [] : [`body = ${body.expression}`]),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

function toOnce(request: HttpRequest, isSecure: boolean): readonly string[] {
  const [, host = '', target = ''] = /^\w+:\/\/([^/?#]*)([^#]*)/.exec(request.url) ?? [];
  const path = quotePython(target.startsWith('/') ? target : `/${target}`);
  return [
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
function toLoop(request: HttpRequest, isSecure: boolean, body?: HttpClientBody): readonly string[] {
  const rules = toRedirectRules(request);
  const changes = rules.becomesGetOn !== 'none';
  return [
    `url = ${quotePython(request.url)}`,
    ...(changes ? [`method = ${quotePython(request.method)}`] : []),
    ...toStateLines(request, body),
    ...(request.headers.length === 0 && body === undefined ? [''] : []),
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
    ...toGetLines(request, rules),
    '    url = urljoin(url, location)',
    ...toTargetLines(rules),
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

function toGetLines(
  { body }: HttpRequest,
  { becomesGetOn, bodyHeaders }: RedirectRules,
): readonly string[] {
  if (becomesGetOn === 'none') return [];
  const isMultipart = body?.kind === 'multipart';
  const names = isMultipart ? [...bodyHeaders, 'Content-Type'] : bodyHeaders;
  return [
    `    if response.status ${becomesGetOn === '303' ? '==' : '<='} 303:`,
    '        method = "GET"',
    ...(body ? ['        body = None'] : []),
    ...names.map((name) => `        headers.pop(${quotePython(name)}, None)`),
  ];
}

function toTargetLines({ credentials }: RedirectRules): readonly string[] {
  if (credentials.length === 0) return [];
  return [
    '    if urlsplit(url).netloc != parts.netloc:',
    ...credentials.map((name) => `        headers.pop(${quotePython(name)}, None)`),
  ];
}

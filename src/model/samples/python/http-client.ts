import type { HttpRequest } from '../../request/http-request';
import { toJoinedHeaders } from '../../request/http-request';
import type { RedirectRules } from '../../request/redirects';
import { toRedirectRules } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import { layOut, toMap } from '../syntax/literal';
import type { Sample } from '../syntax/sample';
import type { HttpClientBody } from './http-client-body';
import { toHttpClientBody } from './http-client-body';
import { python, quotePython, toPythonHeaderEntries } from './python-syntax';

/** Writes a request with `http.client` of Python's standard library. */
export function renderPythonHttpClient(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const body = request.body && toHttpClientBody(request.body);
  const rules = toRedirectRules(request);
  const isSecure = !request.url.startsWith('http:');
  return {
    code: [
      ...toImports(body),
      '',
      ...toStateLines(request, rules, body),
      '',
      ...toLoopLines(request, rules, isSecure),
      '',
      'print(response.status, response.read().decode(errors="replace"))',
    ].join('\n'),
    limitations: isSecure ? [] : ['The sample cannot follow a redirect from http to https.'],
  };
}

function toImports(body?: HttpClientBody): readonly string[] {
  const parse = ['urljoin', 'urlsplit', 'urlunsplit', ...(body?.parseFunctions ?? [])].toSorted();
  const lines = [
    ...(body?.imports ?? []),
    'import http.client',
    `from urllib.parse import ${parse.join(', ')}`,
  ];
  // Plain `import` lines come first.
  return lines.toSorted(
    (one, other) =>
      Number(one.startsWith('from')) - Number(other.startsWith('from')) || compare(one, other),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function toStateLines(
  request: HttpRequest,
  { becomesGetOn }: RedirectRules,
  body?: HttpClientBody,
): readonly string[] {
  const entries = [
    ...toPythonHeaderEntries(toJoinedHeaders(request.headers)),
    ...(body?.headers ?? []),
  ];
  return [
    ...(body?.setup ?? []),
    `url = ${quotePython(request.url)}`,
    ...(becomesGetOn === 'none' ? [] : [`method = ${quotePython(request.method)}`]),
    ...(entries.length > 0 ? [`headers = ${toMap(entries, 0, python)}`] : []),
    ...(body?.expression === undefined ? [] : [`body = ${body.expression}`]),
  ];
}

function toLoopLines(
  request: HttpRequest,
  rules: RedirectRules,
  isSecure: boolean,
): readonly string[] {
  return [
    '# http.client does not follow redirects by itself.',
    'for _ in range(10):',
    '    parts = urlsplit(url)',
    '    target = urlunsplit(("", "", parts.path or "/", parts.query, ""))',
    `    connection = http.client.${isSecure ? 'HTTPSConnection' : 'HTTPConnection'}(parts.netloc)`,
    `    ${toCall(request, rules)}`,
    '    response = connection.getresponse()',
    '    location = response.getheader("Location")',
    '    if response.status not in (301, 302, 303, 307, 308) or not location:',
    '        break',
    '',
    ...toGetLines(request, rules),
    '    url = urljoin(url, location)',
    ...toTargetLines(rules),
  ];
}

function toCall({ method, headers, body }: HttpRequest, { becomesGetOn }: RedirectRules): string {
  const hasHeaders = headers.length > 0 || body !== undefined;
  const parameters = [
    becomesGetOn === 'none' ? quotePython(method) : 'method',
    'target',
    ...(body ? ['body=body'] : []),
    ...(hasHeaders ? ['headers=headers'] : []),
  ];
  return layOut(['connection.request(', ')'], parameters, 1, python);
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

import type { HttpRequest } from '../../request/http-request';
import {
  findHeader,
  toJoinedHeaders,
  withoutFormType,
  withoutImpliedType,
} from '../../request/http-request';
import { outlivesRedirects } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import { toJsonCompound } from '../syntax/json';
import { layOut } from '../syntax/literal';
import type { Reading, Sample } from '../syntax/sample';
import { toDotLimitations, toReading, toSavedPath } from '../syntax/sample';
import { python, quotePython, toPythonHeaders, toSaveLines } from './python-syntax';
import type { RequestsBody } from './requests-body';
import { toFileVariable, toRequestsBody, toRequestsBodyLimitations } from './requests-body';

/** Writes a request with the Python library Requests. */
export function renderPythonRequests(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const { url, body } = request;
  const code = body && toRequestsBody(body);
  const reading = toReading(request);
  return {
    code: [
      'import requests',
      '',
      ...(reading === 'stream'
        ? toStreamLines(request, code)
        : toWholeLines(request, reading, code)),
    ].join('\n'),
    limitations: [
      ...toDotLimitations(url, 'Requests'),
      ...(body ? toRequestsBodyLimitations(body) : []),
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

function toWholeLines(
  request: HttpRequest,
  reading: Exclude<Reading, 'stream'>,
  body?: RequestsBody,
): readonly string[] {
  return [
    ...toSendLines(request, body),
    'response.raise_for_status()',
    '',
    ...(reading === 'file'
      ? toSaveLines(toSavedPath(request), 'response.content')
      : [`print(${readings[reading]})`]),
  ];
}

function toSendLines(request: HttpRequest, body?: RequestsBody): readonly string[] {
  if (body === undefined || body.files.length === 0)
    return [`response = ${toCall(request, 0, body)}`];
  return [toWith(listOpened(body)), `    response = ${toCall(request, 1, body)}`];
}

/** The connection stays open while the lines come. */
function toStreamLines(request: HttpRequest, body?: RequestsBody): readonly string[] {
  return [
    toWith([...listOpened(body), `${toCall(request, 0, body)} as response`]),
    '    response.raise_for_status()',
    '    for line in response.iter_lines():',
    '        print(line.decode())',
  ];
}

function listOpened(body?: RequestsBody): readonly string[] {
  return (body?.files ?? []).map(
    (path, index) => `open(${quotePython(path)}, "rb") as ${toFileVariable(index)}`,
  );
}

function toWith(contexts: readonly string[]): string {
  const line = `with ${contexts.join(', ')}:`;
  const isLong = Math.max(...line.split('\n').map(({ length }) => length)) > 88;
  return isLong ? `with ${contexts.join(', \\\n        ')}:` : line;
}

function toCall(request: HttpRequest, depth: number, body?: RequestsBody): string {
  const { method, url, response } = request;
  const headers = toJoinedHeaders(toOwnHeaders(request));
  const { name, parameters } = toFunction(method);
  // Requests follows redirects by default, except for HEAD.
  const follows = method === 'HEAD' && response?.redirects === true;
  const all = [
    ...parameters,
    quotePython(url),
    ...(headers.length > 0 ? [`headers=${toPythonHeaders(headers, depth + 1)}`] : []),
    ...(body?.toArguments(depth) ?? []),
    ...(follows ? ['allow_redirects=True'] : []),
    ...(toReading(request) === 'stream' ? ['stream=True'] : []),
    'timeout=30',
  ];
  return layOut([`${name}(`, ')'], all, depth, python);
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

const functions = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function toFunction(method: string): {
  readonly name: string;
  readonly parameters: readonly string[];
} {
  return functions.has(method)
    ? { name: `requests.${method.toLowerCase()}`, parameters: [] }
    : { name: 'requests.request', parameters: [quotePython(method)] };
}

/** Requests sets the content type of forms and `json=` itself. */
function toOwnHeaders(request: HttpRequest): HttpRequest['headers'] {
  const { headers, body } = request;
  const isObject = body?.kind === 'json' && toJsonCompound(body.text) !== undefined;
  return isObject ? withoutImpliedType(headers, 'application/json') : withoutFormType(request);
}

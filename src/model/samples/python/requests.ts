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
import type { Sample } from '../syntax/sample';
import { toDotLimitations } from '../syntax/sample';
import { python, quotePython, toPythonHeaders } from './python-syntax';
import { toRequestsBody, toRequestsBodyLimitations } from './requests-body';

/** Writes a request with the Python library Requests. */
export function renderPythonRequests(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const { method, url, body } = request;
  const headers = toJoinedHeaders(toOwnHeaders(request));
  const call = toCall(method);
  const parameters = [
    ...call.parameters,
    quotePython(url),
    ...(headers.length > 0 ? [`headers=${toPythonHeaders(headers, 1)}`] : []),
    ...(body ? toRequestsBody(body) : []),
    // Requests follows redirects by default, except for HEAD.
    ...(method === 'HEAD' ? ['allow_redirects=True'] : []),
  ];
  return {
    code: [
      'import requests',
      '',
      `response = ${layOut([`${call.name}(`, ')'], parameters, 0, python)}`,
      '',
      'print(response.status_code, response.text)',
    ].join('\n'),
    limitations: [
      ...toDotLimitations(url, 'Requests'),
      ...(body ? toRequestsBodyLimitations(body) : []),
      ...toRedirectLimitations(request),
    ],
  };
}

function toRedirectLimitations({ method, headers, body }: HttpRequest): readonly string[] {
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

function toCall(method: string): { readonly name: string; readonly parameters: readonly string[] } {
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

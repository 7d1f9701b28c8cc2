import type { HttpRequest } from '../../request/http-request';
import { findHeader, isSameName, toHeaderGroups } from '../../request/http-request';
import { outlivesRedirects } from '../../request/redirects';
import { toWireRequest } from '../../request/wire-request';
import type { Sample } from '../syntax/sample';
import type { GoBody } from './go-body';
import { toGoBody } from './go-body';
import { toGoReading } from './go-response';
import { quoteGo, toChecked, toGuard } from './go-syntax';

/** Writes a request as a Go program with `net/http`. */
export function renderGo(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const body = request.body && toGoBody(request.body);
  const reading = toGoReading(request);
  const imports = ['log', 'net/http', ...(body?.imports ?? []), ...reading.imports];
  return {
    code: [
      'package main',
      '',
      'import (',
      ...[...new Set(imports)].toSorted().map((path) => `\t"${path}"`),
      ')',
      '',
      'func main() {',
      ...[...toStatements(request, body), ...reading.lines].map(indent),
      '}',
    ].join('\n'),
    limitations: [
      ...(findHeader(request.headers, 'User-Agent') === ''
        ? ['Go leaves out a User-Agent that is empty.']
        : []),
      ...(outlivesRedirects(request.method) && request.response?.redirects === true
        ? [`After a 301 or 302 redirect Go sends GET instead of ${request.method}.`]
        : []),
    ],
  };
}

function toStatements(request: HttpRequest, body?: GoBody): readonly string[] {
  return [
    ...(body?.setup ?? []),
    ...toSendLines(request, body),
    'defer res.Body.Close()',
    ...toGuard('res.StatusCode >= 300', 'res.Status'),
    '',
  ];
}

/** `http.Get` and `http.Head` are for requests without headers. */
function toSendLines(request: HttpRequest, body?: GoBody): readonly string[] {
  const { method, url, headers } = request;
  if (body === undefined && headers.length === 0 && /^(?:GET|HEAD)$/.test(method))
    return toChecked(`res, err := http.${toName(method)}(${quoteGo(url)})`);
  return [
    ...toChecked(`req, err := http.NewRequest(${toArguments(request, body)})`),
    ...toHeaderLines(request),
    ...(body?.header ?? []),
    '',
    ...toChecked('res, err := http.DefaultClient.Do(req)'),
  ];
}

function toArguments({ method, url }: HttpRequest, body?: GoBody): string {
  return [toMethod(method), quoteGo(url), body?.expression ?? 'nil'].join(', ');
}

function toHeaderLines({ headers }: HttpRequest): readonly string[] {
  return toHeaderGroups(headers).flatMap(([name, values]) =>
    // Go takes the host from a separate field.
    isSameName(name, 'Host')
      ? values.map((value) => `req.Host = ${quoteGo(value)}`)
      : values.map(
          (value, index) =>
            `req.Header.${index === 0 ? 'Set' : 'Add'}(${quoteGo(name)}, ${quoteGo(value)})`,
        ),
  );
}

const methods = new Set([
  'Get',
  'Head',
  'Post',
  'Put',
  'Patch',
  'Delete',
  'Options',
  'Trace',
  'Connect',
]);

function toMethod(method: string): string {
  const name = toName(method);
  return methods.has(name) ? `http.Method${name}` : quoteGo(method);
}

function toName(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}

// Indents only the first line of a statement: the others belong to a raw string.
function indent(statement: string): string {
  return statement === '' ? '' : `\t${statement}`;
}

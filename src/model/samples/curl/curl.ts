import { assertNever } from '../../assert-never';
import type { HttpBody, HttpHeader, HttpRequest } from '../../request/http-request';
import { toCurlPart, toCurlPartLimitations, toCurlPath } from './curl-part';
import { withoutImpliedType } from '../../request/header-fields';
import { toReadableJson } from '../syntax/readable-json';
import { quotePrintf, quoteShell } from './quote-shell';
import type { Sample } from '../syntax/sample';
import { toWireRequest } from '../../request/wire-request';

/** Writes a request as a command of curl. */
export function renderCurl(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const { url, body } = request;
  const options = [
    ['--location', ...toMethodOptions(request), ...toUrlOptions(url), quoteShell(url)].join(' '),
    ...toOwnHeaders(request).map((header) => `--header ${quoteShell(toHeaderLine(header))}`),
    ...(body ? toBodyOptions(body) : []),
  ];
  return {
    code: `${body ? toInput(body) : ''}curl ${options.join(' \\\n  ')}`,
    limitations: [
      ...toRedirectLimitations(request),
      ...(body?.kind === 'multipart' ? toCurlPartLimitations(body.parts) : []),
    ],
  };
}

/** A method that curl chooses by itself is left to it, because `--request` also overrides it after redirects. */
function toMethodOptions({ method, body }: HttpRequest): readonly string[] {
  if (method === 'HEAD') return ['--head'];
  const isImplied = method === (body ? 'POST' : 'GET');
  return isImplied ? [] : ['--request', quoteShell(method)];
}

/** `--request` holds on to its method whatever the answer is. */
function toRedirectLimitations(request: HttpRequest): readonly string[] {
  const { method, body } = request;
  const isFixed = toMethodOptions(request).includes('--request') && method !== 'GET';
  if (!isFixed) return [];
  return body
    ? [`After a 301, 302 or 303 redirect curl sends ${method} again, but without the body.`]
    : [`After a 303 redirect curl sends ${method} again instead of GET.`];
}

/** curl would expand brackets and braces, and resolve dots. */
function toUrlOptions(url: string): readonly string[] {
  return [
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(/\/\.\.?(?:[/?#]|$)/.test(url) ? ['--path-as-is'] : []),
  ];
}

function toOwnHeaders({ headers, body }: HttpRequest): readonly HttpHeader[] {
  return body?.kind === 'form'
    ? withoutImpliedType(headers, 'application/x-www-form-urlencoded')
    : headers;
}

/** `Name:` would remove the header, `Name;` sends it empty. */
function toHeaderLine([name, value]: HttpHeader): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

function toBodyOptions(body: HttpBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [toTextOption(toReadableJson(body.text))];
    case 'text':
      return [toTextOption(body.text)];
    case 'form':
      return body.fields.map(toFieldOption);
    case 'multipart':
      return body.parts.map(toCurlPart);
    case 'file':
      return [`--data-binary ${quoteShell(`@${toCurlPath(body.path)}`)}`];
    default:
      return assertNever(body);
  }
}

/** `--data` reads a file if the text starts with `@`. */
function toTextOption(text: string): string {
  if (!fitsArgument(text)) return '--data-binary @-';
  return `${text.startsWith('@') ? '--data-raw' : '--data'} ${quoteShell(text)}`;
}

function toInput(body: HttpBody): string {
  if (body.kind !== 'text' && body.kind !== 'json') return '';
  const text = body.kind === 'json' ? toReadableJson(body.text) : body.text;
  return fitsArgument(text) ? '' : `printf ${quotePrintf(text)} | `;
}

/** Arguments end at a NUL, and Linux takes none of more than 128 KiB; `printf` is a part of the shell. */
function fitsArgument(text: string): boolean {
  return !text.includes('\0') && text.length < 30_000;
}

/** curl encodes only the value, and drops an empty name together with its `=`. */
function toFieldOption([name, value]: HttpHeader): string {
  const isLiteral = name === '' || value.includes('\0');
  return isLiteral
    ? `--data-raw ${quoteShell(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)}`
    : `--data-urlencode ${quoteShell(`${encodeURIComponent(name)}=${value}`)}`;
}

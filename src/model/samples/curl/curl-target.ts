import { assertNever } from '../../assert-never';
import type {
  BodyPiece,
  HttpBody,
  HttpHeader,
  HttpRequest,
  MultipartPart,
} from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import { toReadableJson } from '../syntax/json';
import type { Sample } from '../syntax/sample';
import { toNamed, toReading, toSavedPath } from '../syntax/sample';
import { createTarget } from '../syntax/target';
import { quotePrintf, quoteShell } from './shell-syntax';

/** The samples in curl. */
export const curlTarget = createTarget({
  language: 'curl',
  label: 'curl',
  highlight: 'bash',
  variants: {
    curl: {
      label: 'cURL',
      client: { name: 'curl', keepsBodyRarely: true },
      render: renderCurl,
    },
  },
});

/** Writes a request as a curl command. */
export function renderCurl(original: HttpRequest): Sample {
  const request = toWireRequest(original);
  const { url, body } = request;
  // curl would hold what comes back until its buffer is full.
  const flow = toReading(request) === 'stream' ? ['--no-buffer'] : [];
  const options = [
    [
      '--location',
      ...flow,
      ...toMethodOptions(request),
      ...toUrlOptions(url),
      quoteShell(url),
    ].join(' '),
    ...withoutFormType(request).map((header) => `--header ${quoteShell(toHeaderLine(header))}`),
    ...(body ? toCurlBody(body) : []),
    // Without `--fail`, the response to a failure would be saved as the file.
    ...(toReading(request) === 'file'
      ? [`--fail --output ${quoteShell(toSavedPath(request))}`]
      : []),
  ];
  return {
    code: `${body ? toCurlInput(body) : ''}curl ${options.join(' \\\n  ')}`,
    limitations: [...toRedirectLimitations(request), ...(body ? toCurlBodyLimitations(body) : [])],
  };
}

/** Omits a method that curl picks itself, because `--request` would also override the method after redirects. */
function toMethodOptions({ method, body }: HttpRequest): readonly string[] {
  if (method === 'HEAD') return ['--head'];
  const isImplied = method === (body ? 'POST' : 'GET');
  return isImplied ? [] : ['--request', quoteShell(method)];
}

/** `--request` keeps the method after every redirect. */
function toRedirectLimitations(request: HttpRequest): readonly string[] {
  const { method, body, response } = request;
  const isFixed = toMethodOptions(request).includes('--request') && method !== 'GET';
  if (!isFixed || response?.redirects !== true) return [];
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

/** `Name:` would remove the header, `Name;` sends it empty. */
function toHeaderLine([name, value]: HttpHeader): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

/** The curl options that send a body. */
function toCurlBody(body: HttpBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [toTextOption(toReadableJson(body.text, '  ', 1))];
    case 'text':
      return [toTextOption(body.text)];
    case 'form':
      return body.fields.map(toFieldOption);
    case 'multipart':
      return body.parts.map(toPart);
    case 'file':
      return [`--data-binary ${quoteShell(`@${toCurlPath(body.path)}`)}`];
    case 'joined':
      return ['--data-binary @-'];
    default:
      return assertNever(body);
  }
}

/** `--data` reads a file if the text starts with `@`. */
function toTextOption(text: string): string {
  if (!fitsArgument(text)) return '--data-binary @-';
  return `${text.startsWith('@') ? '--data-raw' : '--data'} ${quoteShell(text)}`;
}

/** A NUL ends an argument, and Linux limits an argument to 128 KiB; `printf` is built into the shell. */
function fitsArgument(text: string): boolean {
  return !text.includes('\0') && text.length < 30_000;
}

/** curl encodes only the value, and drops the `=` of an empty name. */
function toFieldOption([name, value]: HttpHeader): string {
  const isLiteral = name === '' || value.includes('\0');
  return isLiteral
    ? `--data-raw ${quoteShell(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)}`
    : `--data-urlencode ${quoteShell(`${toFieldName(name)}=${value}`)}`;
}

/** Brackets, as in `labels[key]`, mean nothing in a form and are easier to read as they are. */
function toFieldName(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** One part of a multipart body as a curl option. */
function toPart(part: MultipartPart): string {
  const { name, contentType } = part;
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  if (part.kind === 'file') return `--form ${quoteShell(`${name}=@${toPath(part.path)}${type}`)}`;
  if (contentType !== undefined)
    return `--form ${quoteShell(`${name}=${toQuoted(part.value)}${type}`)}`;
  return `${isPlain(part.value) ? '--form' : '--form-string'} ${quoteShell(`${name}=${part.value}`)}`;
}

/** True if `--form` takes a value literally: `@` and `<` read files, `(` opens a nested part, `;` starts a type. */
function isPlain(value: string): boolean {
  return value === '' || (/^[^@<"()\s;]/.test(value) && !/;|\s$/.test(value));
}

function toPath(path: string): string {
  return /^[\w./-]+$/.test(path) ? toCurlPath(path) : toQuoted(path);
}

/** curl reads a lone hyphen as standard input. */
function toCurlPath(path: string): string {
  return path === '-' ? './-' : path;
}

function toQuoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
}

/** The `printf` that pipes a body into curl if no argument can hold it. */
function toCurlInput(body: HttpBody): string {
  if (body.kind === 'joined') return toJoinedInput(body.pieces);
  if (body.kind !== 'text' && body.kind !== 'json') return '';
  const text = body.kind === 'json' ? toReadableJson(body.text, '  ', 1) : body.text;
  return fitsArgument(text) ? '' : `printf ${quotePrintf(text)} | `;
}

/** Prints texts and files one after the other. */
function toJoinedInput(pieces: readonly BodyPiece[]): string {
  const lines = pieces.map((piece) =>
    piece.kind === 'text'
      ? `printf ${quotePrintf(piece.text)}`
      : `cat ${quoteShell(toReadPath(piece.path))}`,
  );
  return `{\n${lines.map((line) => `  ${line}\n`).join('')}} | `;
}

/** `cat` reads a leading hyphen as an option. */
function toReadPath(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

/** The limitations of `--form`. */
function toCurlBodyLimitations(body: HttpBody): readonly string[] {
  if (body.kind !== 'multipart') return [];
  const { parts } = body;
  return [
    ...(parts.some(({ name }) => name === '')
      ? ['curl leaves out the name of a part that is empty.']
      : []),
    ...toNamed(
      parts.filter(({ name }) => name.includes('=')),
      (names) => `curl ends a name at its first "=": ${names}.`,
    ),
    ...toNamed(
      parts.filter((part) => part.kind === 'field' && part.value.includes('\0')),
      (names) => `No shell argument can hold the NUL in ${names}.`,
    ),
  ];
}

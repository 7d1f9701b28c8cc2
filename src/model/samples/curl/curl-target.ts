import { assertNever } from '../../assert-never';
import { toUtf8Hex } from '../../request/encoding';
import type {
  BodyPiece,
  HttpBody,
  HttpHeader,
  HttpRequest,
  MultipartPart,
} from '../../request/http-request';
import { withoutFormType } from '../../request/http-request';
import { hasInvisible, invisible } from '../../text/invisible';
import { toReadableJson } from '../syntax/json';
import type { Sample } from '../syntax/sample';
import { toNamed, toReading, toSavedPath } from '../syntax/sample';
import type { SampleTarget } from '../syntax/target';
import { toVariant } from '../syntax/target';

/** The samples in curl. */
export const curlTarget: SampleTarget = {
  language: 'curl',
  label: 'curl',
  highlight: 'bash',
  variants: [toVariant('curl/curl', 'cURL', { name: 'curl', keepsBodyRarely: true }, renderCurl)],
};

/** Writes a request as a curl command. */
export function renderCurl(request: HttpRequest): Sample {
  const { url, body } = request;
  const reading = toReading(request);
  const options = [
    [
      '--location',
      // curl would hold what comes back until its buffer is full.
      ...(reading === 'stream' ? ['--no-buffer'] : []),
      ...toMethodOptions(request),
      ...toUrlOptions(url),
      quoteShell(url),
    ].join(' '),
    ...withoutFormType(request).map((header) => `--header ${quoteShell(toHeaderLine(header))}`),
    ...(body ? toBodyOptions(body) : []),
    // Without `--fail`, the response to a failure would be saved as the file.
    ...(reading === 'file' ? [`--fail --output ${quoteShell(toSavedPath(request))}`] : []),
  ];
  return {
    code: `${body ? toInput(body) : ''}curl ${options.join(' \\\n  ')}`,
    limitations: [...toRedirectLimitations(request), ...toPartLimitations(body)],
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
function toBodyOptions(body: HttpBody): readonly string[] {
  switch (body.kind) {
    case 'json':
    case 'text':
      return [toTextOption(toText(body))];
    case 'form':
      return body.fields.map(toFieldOption);
    case 'multipart':
      return body.parts.map(toPart);
    case 'file':
      return [`--data-binary ${quoteShell(`@${toReadPath(body.path)}`)}`];
    case 'joined':
      return ['--data-binary @-'];
    default:
      return assertNever(body);
  }
}

function toText({ kind, text }: Extract<HttpBody, { kind: 'json' | 'text' }>): string {
  return kind === 'json' ? toReadableJson(text, '  ') : text;
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

/**
 * One part of a multipart body as a curl option. Its name ends at its first "=": curl would take the rest for the value,
 * or for a file to send.
 */
function toPart(part: MultipartPart): string {
  const { contentType } = part;
  const [name] = part.name.split('=', 1);
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
  return /^[\w./-]+$/.test(path) ? toReadPath(path) : toQuoted(path);
}

/** curl reads a lone hyphen as standard input, and `cat` a leading one as an option. */
function toReadPath(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

function toQuoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
}

/** The `printf` that pipes a body into curl if no argument can hold it. */
function toInput(body: HttpBody): string {
  if (body.kind === 'joined') return toJoinedInput(body.pieces);
  if (body.kind !== 'text' && body.kind !== 'json') return '';
  const text = toText(body);
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

/** The limitations of `--form`. */
function toPartLimitations(body: HttpBody | undefined): readonly string[] {
  if (body?.kind !== 'multipart') return [];
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

/** One argument for a POSIX shell; `$'…'` of bash and zsh only if a character would be lost on pasting. */
export function quoteShell(text: string): string {
  if (/^[\w-]+$/.test(text)) return text;
  if (hasInvisible(text, { multiline: true }))
    return `$'${text.split('\n').map(escapeAnsi).join('\n')}'`;
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The argument with which `printf` prints this text: the only way to pass a NUL. */
export function quotePrintf(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
    .replaceAll('\0', '\\000')
    .replaceAll('\r\n', String.raw`\r\n`)
    // A leading hyphen would start an option.
    .replace(/^-/, '\\055');
  return quoteShell(escaped);
}

function escapeAnsi(text: string): string {
  return text
    .replaceAll(/[\\']/g, String.raw`\$&`)
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll(invisible, toByteEscapes);
}

// Bytes, because `\u2028` depends on the locale of the shell.
function toByteEscapes(character: string): string {
  return toUtf8Hex(character)
    .map((pair) => `\\x${pair}`)
    .join('');
}

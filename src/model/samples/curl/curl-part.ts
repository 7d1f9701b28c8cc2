import type { MultipartPart } from '../../request/http-request';
import { quoteShell } from './quote-shell';

/** One part of a multipart body as an option of curl. */
export function toCurlPart(part: MultipartPart): string {
  const { name, contentType } = part;
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  if (part.kind === 'file') return `--form ${quoteShell(`${name}=@${toPath(part.path)}${type}`)}`;
  if (contentType !== undefined)
    return `--form ${quoteShell(`${name}=${toQuoted(part.value)}${type}`)}`;
  return `${isPlain(part.value) ? '--form' : '--form-string'} ${quoteShell(`${name}=${part.value}`)}`;
}

/** What `--form` cannot express. */
export function toCurlPartLimitations(parts: readonly MultipartPart[]): readonly string[] {
  return parts.flatMap((part) => [
    ...(part.name === '' ? ['curl leaves out the name of a part that is empty.'] : []),
    ...(part.name.includes('=') ? [`curl ends the name ${part.name} at the first "=".`] : []),
    ...(part.kind === 'field' && part.value.includes('\0')
      ? [`No shell argument can hold the NUL in ${part.name}.`]
      : []),
  ]);
}

/** Whether `--form` takes a value literally: `@` and `<` read files, `(` nests, `;` starts a type. */
function isPlain(value: string): boolean {
  return value === '' || (/^[^@<"()\s;]/.test(value) && !/;|\s$/.test(value));
}

function toPath(path: string): string {
  return /^[\w./-]+$/.test(path) ? toCurlPath(path) : toQuoted(path);
}

/** To curl a lone hyphen is the standard input. */
export function toCurlPath(path: string): string {
  return path === '-' ? './-' : path;
}

function toQuoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
}

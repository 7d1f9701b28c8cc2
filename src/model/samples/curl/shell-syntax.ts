import { toUtf8Hex } from '../../request/encoding';
import { hasInvisible, invisible } from '../../text/invisible';

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

import { hasInvisible } from '../../text/invisible';
import type { LiteralSyntax } from '../syntax/literal';
import { escapeInvisible } from '../syntax/literal';

/** Ruby's literals, with symbols as keys. */
export const ruby: LiteralSyntax = {
  indent: '  ',
  padding: ' ',
  trailingComma: false,
  toScalar: toRubyScalar,
  toEntry: (key, code) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quoteRuby(key)}: ${code}`,
};

/** Ruby's literals, with strings as keys for headers. */
export const rubyWithStringKeys: LiteralSyntax = {
  ...ruby,
  toEntry: (key, code) => `${quoteRuby(key)} => ${code}`,
};

/** A one-line string literal. Double quotes interpolate, so they are used only if escapes are needed. */
export function quoteRuby(text: string): string {
  if (!hasInvisible(text, { multiline: false }))
    return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  return `"${escape(text)}"`;
}

/** A string literal that keeps the line breaks of a longer text. */
export function quoteRubyText(text: string): string {
  return text.includes('\n') ? `"${text.split('\n').map(escape).join('\n')}"` : quoteRuby(text);
}

function escape(text: string): string {
  return escapeInvisible(text.replaceAll(/[\\"]|#(?=[{$@])/g, String.raw`\$&`));
}

function toRubyScalar(value: null | boolean | number | string): string {
  if (typeof value === 'string') return quoteRuby(value);
  return value === null ? 'nil' : JSON.stringify(value);
}

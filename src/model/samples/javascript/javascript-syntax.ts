import type { LiteralSyntax } from '../syntax/literal';
import { chooseQuote, escapeInvisible } from '../syntax/literal';

/** JavaScript's literals. */
export const javaScript: LiteralSyntax = {
  indent: '  ',
  padding: ' ',
  trailingComma: true,
  toScalar: (value) => (typeof value === 'string' ? quoteJavaScript(value) : JSON.stringify(value)),
  toEntry: (key, code) => `${toKey(key)}: ${code}`,
};

/** A one-line string literal, with the quotes that need fewer escapes. */
export function quoteJavaScript(text: string): string {
  const quote = chooseQuote(text, "'", '"');
  return quote + escape(text).replaceAll(quote, `\\${quote}`) + quote;
}

/** A string literal that keeps the line breaks of a longer text. */
export function quoteJavaScriptText(text: string): string {
  if (!text.includes('\n')) return quoteJavaScript(text);
  const lines = text
    .split('\n')
    .map((line) => escape(line).replaceAll(/`|\$(?=\{)/g, String.raw`\$&`));
  return `\`${lines.join('\n')}\``;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

function toKey(name: string): string {
  // As a plain key, it would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return identifier.test(name) ? name : quoteJavaScript(name);
}

function escape(text: string): string {
  const escaped = escapeInvisible(text.replaceAll('\\', '\\\\'));
  // Readers may paste the sample into an HTML page.
  return escaped.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`);
}

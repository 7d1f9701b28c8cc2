import { hasInvisible, invisible, toUnicodeEscape } from '../../text/invisible';

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A string literal: raw where that reads better, which excludes backticks and what cannot be seen. */
export function quoteGo(text: string): string {
  const isRaw =
    /["\n\\]/.test(text) && !text.includes('`') && !hasInvisible(text, { multiline: true });
  if (isRaw) return `\`${text}\``;
  const escaped = text
    .replaceAll(/[\\"]/g, String.raw`\$&`)
    .replaceAll(invisible, (character) => shortEscapes[character] ?? toUnicodeEscape(character));
  return `"${escaped}"`;
}

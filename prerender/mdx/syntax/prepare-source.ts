import { admonitionNames } from './admonition-names';

/** A line that opens or closes code, with what contains it, its signs, and the words behind them. */
const FENCE = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})(.*)$/;

/** A line that opens an admonition, with its title after a space. */
const TITLE = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*:{3,}([\w-]+))[ \t]([^[{].*?)([ \t\r]*)$/;

/**
 * Writes what other sites write in the one form that the parser knows:
 *
 * - `:::note Title` as `:::note[Title]`
 * - the code of ```` ```mdx-code-block ````, by which they hide MDX from plain Markdown, as a part of
 *   the page
 *
 * Each word stays in its line and its column; other code keeps what it shows.
 */
export function prepareSource(source: string): string {
  if (!/:::|mdx-code-block/.test(source)) return source;
  let code: string | undefined;
  let unwrapped: string | undefined;
  const lines = source.split('\n').map((line) => {
    const [, before = '', signs, words = ''] = FENCE.exec(line) ?? [];
    if (code !== undefined) {
      if (signs !== undefined && closes(code, signs, words)) code = undefined;
      return line;
    }
    if (signs === undefined) return toLabel(line);
    if (unwrapped !== undefined && closes(unwrapped, signs, words)) {
      unwrapped = undefined;
      return before;
    }
    if (/^\s*mdx-code-block\b/i.test(words)) {
      unwrapped = signs;
      return before;
    }
    if (opens(signs, words)) code = signs;
    return line;
  });
  return lines.join('\n');
}

function opens(signs: string, words: string): boolean {
  return !(signs.startsWith('`') && words.includes('`'));
}

function closes(open: string, signs: string, words: string): boolean {
  return signs.startsWith(open) && words.trim() === '';
}

function toLabel(line: string): string {
  const [, start, name = '', title = '', end = ''] = TITLE.exec(line) ?? [];
  if (start === undefined || !admonitionNames.has(name) || !isBalanced(title)) return line;
  return `${start}[${title}]${end}`;
}

/** A bracket without its partner would end the label too early, or never. */
function isBalanced(title: string): boolean {
  let depth = 0;
  for (const letter of title) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

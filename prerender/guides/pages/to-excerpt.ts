import { toFence } from './find-content-title';

/**
 * The first line of a guide's text that says something, without its marks; empty when there is none.
 *
 * Imports, titles, tables, code and the fences of admonitions are passed over.
 */
export function toExcerpt(body: string): string {
  let fence: string | undefined;
  let end: RegExp | undefined;
  const lines = body.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = toFence(fence, mark);
    if (mark !== undefined || fence !== undefined) continue;
    end ??= findEndOfAside(line);
    if (end !== undefined) {
      if (end.test(line)) end = undefined;
      continue;
    }
    if (isSilent(line, lines[index + 1] ?? '')) continue;
    const text = toPlainText(line);
    if (text !== '') return text;
  }
  return '';
}

/** For what starts on a line and says nothing to readers: the line that it ends with. */
function findEndOfAside(line: string): RegExp | undefined {
  if (/^(?:import|export)\s/.test(line)) return /^\s*$/;
  if (/^\s*\{\/\*/.test(line)) return /\*\/\s*\}/;
  if (/^\s*<!--/.test(line)) return /-->/;
  // A component whose props take several lines.
  return /^\s*<[A-Za-z][^<>]*$/.test(line) ? />\s*$/ : undefined;
}

const UNDERLINE = /^\s*=+\s*$/;

/** Titles, rows of tables, and rules. */
function isSilent(line: string, next: string): boolean {
  if (/^ {0,3}#(?:\s|$)/.test(line) || UNDERLINE.test(line) || UNDERLINE.test(next)) return true;
  return /^\s*\|/.test(line) || /^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line);
}

function toPlainText(line: string): string {
  // What is written as code, or escaped, means itself: it is kept aside while marks are
  // removed, behind a sign that no text has.
  const kept: string[] = [];
  const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE000`;
  const marked = line
    .replaceAll(/(`+)(.+?)\1/g, (_, _ticks, code: string) => keep(code.trim()))
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keep(sign));
  return dropMarks(marked).replaceAll(
    /\uE000(\d+)\uE000/g,
    (_, index: string) => kept[+index] ?? '',
  );
}

function dropMarks(line: string): string {
  return line
    .replaceAll(/<\/?[A-Za-z][^>]*>|<\/?>/g, '')
    .replaceAll(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '')
    .replace(/^\s{0,3}#{2,6}\s+(.*?)(?:\s+#+\s*)?$/, '$1')
    .replace(/^\s{0,3}(?:>\s?)+/, '')
    .replace(/^\s*:::.*$/, '')
    .replaceAll(/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replaceAll(/\[\^[^\]]+\](?::.*$)?/g, '')
    .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replaceAll(/(\*{1,3})(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/~~(\S|\S.*?\S)~~/g, '$1')
    .replaceAll(/\s?:[a-z\d_+-]*[a-z_+-][a-z\d_+-]*:(?!\w)/gi, '')
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .trim();
}

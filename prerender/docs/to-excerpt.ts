import { toFence } from './find-content-title';

/**
 * The first line of a guide's text that says something, without its marks; empty when there is none.
 *
 * Imports, titles, code and the fences of admonitions are passed over. Behaviour SA.27, SA.28.
 */
export function toExcerpt(body: string): string {
  let fence: string | undefined;
  let skipped: RegExp | undefined;
  const lines = body.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = toFence(fence, mark);
    if (mark !== undefined || fence !== undefined) continue;
    skipped ??= findSkipped(line);
    if (skipped !== undefined) {
      if (skipped.test(line)) skipped = undefined;
      continue;
    }
    if (/^\s*=+\s*$/.test(lines[index + 1] ?? '')) continue;
    const text = toPlainText(line);
    if (text !== '') return text;
  }
  return '';
}

/** What starts on a line and says nothing to readers, as the line that it ends with. */
function findSkipped(line: string): RegExp | undefined {
  if (/^(?:import|export)\s/.test(line)) return /^\s*$/;
  if (/^\s*\{\/\*/.test(line)) return /\*\/\s*\}/;
  if (/^\s*<!--/.test(line)) return /-->/;
  // A component whose props take several lines.
  return /^\s*<[A-Za-z][^<>]*$/.test(line) ? />\s*$/ : undefined;
}

function toPlainText(line: string): string {
  return line
    .replaceAll(/<\/?[A-Za-z][^>]*>|<>|<\/>/g, '')
    .replaceAll(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '')
    .replace(/^\s{0,3}#(?:\s.*)?$/, '')
    .replace(/^\s{0,3}#{2,6}\s+(.*?)(?:\s+#+\s*)?$/, '$1')
    .replace(/^\s{0,3}(?:>\s?)+/, '')
    .replace(/^\s*:::.*$/, '')
    .replaceAll(/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replaceAll(/\[\^[^\]]+\](?::.*$)?/g, '')
    .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replaceAll(/(\*{1,3})(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/~~(\S|\S.*?\S)~~/g, '$1')
    .replaceAll(/`+([^`]+)`+/g, '$1')
    .replaceAll(/\s?:[a-z\d_+-]*[a-z_+-][a-z\d_+-]*:(?!\w)/gi, '')
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .trim();
}

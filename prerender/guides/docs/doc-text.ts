const LINE_END = /\r?\n/;
const MODULE = /^(?:import|export)\s/;
const UNDERLINE = /^ {0,3}=+[ \t]*$/;

/** The title at the start of a doc's text; imports, exports and MDX comments may precede it. */
export function findContentTitle(body: string): string | undefined {
  const lines = body.split(LINE_END);
  const start = findFirstTextLine(lines);
  const [line = '', next = ''] = lines.slice(start, start + 2);
  const marked = /^ {0,3}#[ \t]+(\S.*)$/.exec(line)?.[1];
  const title = marked ?? (line.trim() !== '' && UNDERLINE.test(next) ? line : undefined);
  return title === undefined ? undefined : toTitleText(title);
}

/**
 * True if a doc's text has its own title: a first heading of level 1, before any thematic break.
 */
export function hasOwnTitle(body: string): boolean {
  let fence: string | undefined;
  let before = '';
  for (const line of body.split(LINE_END)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = toFence(fence, mark);
    else if (fence === undefined) {
      const heading = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1];
      if (heading !== undefined) return heading.length === 1;
      if (before !== '' && UNDERLINE.test(line)) return true;
      // Directly below text, dashes underline a heading of level 2.
      if (/^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line)) return false;
    }
    before = line.trim();
  }
  return false;
}

/** The fence that is open after a line, which may open or close one. */
function toFence(open: string | undefined, mark: string): string | undefined {
  if (open === undefined) return mark;
  return mark.startsWith(open) ? undefined : open;
}

function findFirstTextLine(lines: readonly string[]): number {
  let index = 0;
  for (;;) {
    while (lines[index]?.trim() === '') index++;
    const line = lines[index] ?? '';
    if (MODULE.test(line)) while ((lines[index]?.trim() ?? '') !== '') index++;
    else if (line.startsWith('{/*')) {
      while (index < lines.length && !/\*\/\s*\}\s*$/.test(lines[index] ?? '')) index++;
      index++;
    } else return index;
  }
}

function toTitleText(title: string): string {
  return title
    .replace(/\s+#+\s*$/, '')
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .replaceAll(/`([^`]*)`/g, '$1')
    .trim();
}

/**
 * The first line of a doc's prose, without Markdown syntax; empty when there is none.
 *
 * Skips imports, titles, tables, code and admonition fences.
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

/** Matches the last line of the import, comment or component that starts on this line. */
function findEndOfAside(line: string): RegExp | undefined {
  if (/^(?:import|export)\s/.test(line)) return /^\s*$/;
  if (/^\s*\{\/\*/.test(line)) return /\*\/\s*\}/;
  if (/^\s*<!--/.test(line)) return /-->/;
  // A component whose props span several lines.
  return /^\s*<[A-Za-z][^<>]*$/.test(line) ? />\s*$/ : undefined;
}

/** Titles, table rows and thematic breaks. */
function isSilent(line: string, next: string): boolean {
  if (/^ {0,3}#(?:\s|$)/.test(line) || UNDERLINE.test(line) || UNDERLINE.test(next)) return true;
  return /^\s*\|/.test(line) || /^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line);
}

/** Code, which is left out, then links to pages of an API, and parts of its reference. */
const OPERATION =
  /^ *(`{3,})[^]*?^ *\1|`[^`\n]*`|\]\((?=\/[^/])[^)\s]*\/api\/([^)\s#]+)|<(?:Operation|Sample|Response)(\s[^>]*)/gm;

/**
 * The ends of the addresses of operations that a doc links to or shows parts of: `easier-api/create-team`, or
 * `create-team` for a part that does not name its API.
 */
export function listOperations(body: string): readonly string[] {
  const found = [...body.matchAll(OPERATION)];
  return [...new Set(found.flatMap(([, , link, part = '']) => link ?? findOperation(part) ?? []))];
}

function findOperation(attributes: string): string | undefined {
  const id = /\s(?:id|of)="([^"]+)"/.exec(attributes)?.[1];
  const api = /\sapi="([^"]+)"/.exec(attributes)?.[1];
  return id === undefined || api === undefined ? id : `${api}/${id}`;
}

/** The text of a line of prose, without Markdown syntax. */
export function toPlainText(line: string): string {
  // Code and escaped characters are kept: private-use characters replace them while the syntax is
  // removed.
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

/** Characters of Markdown and JSX syntax; most lines have none. */
const MARK = /[<>{}[\]*_~#!]|:\S/;

function dropMarks(line: string): string {
  if (!MARK.test(line)) return line.trim();
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

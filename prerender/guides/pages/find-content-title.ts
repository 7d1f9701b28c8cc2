const LINE_END = /\r?\n/;
const MODULE = /^(?:import|export)\s/;
const UNDERLINE = /^ {0,3}=+[ \t]*$/;

/**
 * The title that a guide's text begins with; imports, exports and MDX comments may stand before it.
 *
 *
 */
export function findContentTitle(body: string): string | undefined {
  const lines = body.split(LINE_END);
  const start = findFirstTextLine(lines);
  const [line = '', next = ''] = lines.slice(start, start + 2);
  const marked = /^ {0,3}#[ \t]+(\S.*)$/.exec(line)?.[1];
  const title = marked ?? (line.trim() !== '' && UNDERLINE.test(next) ? line : undefined);
  return title === undefined ? undefined : toTitleText(title);
}

/**
 * Whether a guide's text shows a title of its own: its first heading is of level 1 and stands before
 * any thematic break.
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
      // Below a text it underlines a heading of level 2.
      if (/^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line)) return false;
    }
    before = line.trim();
  }
  return false;
}

/** The fence that is open after a line that may open or close one. */
export function toFence(open: string | undefined, mark: string): string | undefined {
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

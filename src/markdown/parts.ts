/** Agents cut a longer text: Claude Code at about 100,000 characters. */
export const MOST = 100_000;

/** The length of a part: the one at which https://github.com/agent-ecosystem/agent-docs-spec begins to warn. */
export const LONG = 50_000;

/** The space for a list of parts. */
export const LIST = 5000;

/** A part of a text, with the heading that it begins with. */
export interface TextPart {
  readonly title: string;
  readonly text: string;
}

/** A text of Markdown, in parts if it is very long. Each part begins with a heading. */
export function toParts(text: string, most = MOST, long = LONG): readonly TextPart[] {
  if (text.length <= most) return [{ title: findTitle(text), text }];
  const sections = splitAt(text, (line) => HEADING.test(line)).flatMap((section) => {
    const depth = /^#*/.exec(section)?.[0].length || 1;
    return cut(section, { depth, title: findTitle(section) }, long);
  });
  return pack(sections, long, '\n\n').map((part) => ({ title: findTitle(part), text: part }));
}

/** A heading whose title is Markdown. */
interface TextHeading {
  readonly depth: number;
  readonly title: string;
}

/** Cuts a section between its blocks, and inside of those that are too long. Each piece has a heading. */
function cut(text: string, at: TextHeading, long: number): readonly string[] {
  const start = at.title === '' ? '' : `${toHeading(at)}\n\n`;
  const whole = (HEADING.test(text) ? text : start + text).trim();
  if (whole.length <= long) return [whole];
  const blocks = splitAt(
    text,
    (line, before) => ITEM.test(line) || (before === '' && /^\S/.test(line)),
  ).flatMap((block) => cutBlock(block, at, long - start.length));
  const pieces: string[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1) ?? '';
    // The piece of an item ends with the item: the next block does not belong below its heading.
    const isNext = HEADING.test(block) || (HEADING.test(last) && !last.startsWith(start));
    if (last === '' || isNext || last.length + block.length > long)
      pieces.push(HEADING.test(block) ? block : start + block);
    else pieces[pieces.length - 1] = last + block;
  }
  return pieces.map((piece) => piece.trim());
}

const HEADING = /^#{1,6} /;
const ITEM = /^(?:-|\d+[.)]) /;

/**
 * The pieces of a block that is too long: the rows of a table, the lines of code, or the content of an item below a
 * heading that names it.
 */
function cutBlock(block: string, { depth, title }: TextHeading, long: number): readonly string[] {
  if (block.length <= long) return [block];
  const [first = '', ...lines] = block.trimEnd().split('\n');
  const mark = ITEM.exec(first)?.[0];
  if (mark !== undefined) {
    const line = first.slice(mark.length);
    const own = { depth: Math.min(depth + 1, 6), title: `${title}: ${toName(line)}` };
    const indent = new RegExp(`^ {${mark.length}}`);
    const inside = [line, '', ...lines.map((one) => one.replace(indent, ''))].join('\n');
    return cut(inside, own, long).map((piece) => `${piece}\n\n`);
  }
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (fence !== undefined) return repeat(lines.slice(0, -1), first, [fence], long);
  const [rule = ''] = lines;
  return first.startsWith('|') ? repeat(lines.slice(1), `${first}\n${rule}`, [], long) : [block];
}

/** Lines in pieces, between those that each piece repeats. */
function repeat(
  lines: readonly string[],
  start: string,
  end: readonly string[],
  long: number,
): readonly string[] {
  const room = long - [start, ...end, ''].join('\n\n').length;
  return pack(lines, room, '\n').map((some) => `${[start, some, ...end].join('\n')}\n\n`);
}

/** Joins pieces as long as they are short enough. */
function pack(pieces: readonly string[], long: number, separator: string): readonly string[] {
  const packed: string[] = [];
  for (const piece of pieces) {
    const last = packed.at(-1);
    if (last === undefined || last.length + separator.length + piece.length > long)
      packed.push(piece);
    else packed[packed.length - 1] = last + separator + piece;
  }
  return packed;
}

/** The words that an item begins with: a colon or a bracket ends them, outside of code. */
function toName(line: string): string {
  const name = /^(?:`[^`]*`|[^`])*?(?= \(|:(?: |$)|$)/.exec(line)?.[0] ?? line;
  return name.length > LONGEST ? `${name.slice(0, LONGEST).replaceAll('`', '')} …` : name;
}

const LONGEST = 80;

function toHeading({ depth, title }: TextHeading): string {
  return `${'#'.repeat(depth)} ${title}`;
}

/** Splits a text before the lines with which a piece starts, outside of code. */
function splitAt(
  text: string,
  isStart: (line: string, before: string) => boolean,
): readonly string[] {
  const pieces: string[] = [''];
  let [fence, before]: (string | undefined)[] = [undefined, ''];
  for (const line of text.trim().split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined && isStart(line, before ?? '')) pieces.push('');
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    pieces[pieces.length - 1] += `${line}\n`;
    before = line;
  }
  return pieces.filter((piece) => piece.trim() !== '');
}

function findTitle(text: string): string {
  return /^#{1,6} (.+)$/m.exec(text)?.[1] ?? '';
}

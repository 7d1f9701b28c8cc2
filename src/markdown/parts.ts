/** Agents cut a longer text: Claude Code at about 100,000 characters. */
const MOST = 100_000;

/** The length of a part: the one at which https://github.com/agent-ecosystem/agent-docs-spec begins to warn. */
export const LONG = 50_000;

/** A part of a text, with the heading that it begins with. */
export interface TextPart {
  readonly title: string;
  readonly text: string;
}

/** A text of Markdown, in parts if it is very long. Each part begins with a heading. */
export function toParts(text: string, most = MOST, long = LONG): readonly TextPart[] {
  if (text.length <= most) return [{ title: findTitle(text), text }];
  const pieces = splitAt(text, /^#{1,6} /).flatMap((piece) => {
    const depth = /^#*/.exec(piece)?.[0].length ?? 1;
    return cut(piece, { depth, title: findTitle(piece) }, long);
  });
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last === undefined || last.length + piece.length > long) parts.push(piece);
    else parts[parts.length - 1] = `${last}\n\n${piece}`;
  }
  return parts.map((part) => ({ title: findTitle(part), text: part }));
}

/**
 * What is below one heading, cut between the items of its lists; an item that is too long by itself becomes a text
 * whose heading names it.
 */
function cut(text: string, { depth, title }: TextHeading, long: number): readonly string[] {
  if (text.length <= long) return text === '' ? [] : [text];
  const items = splitAt(text, /^- /);
  if (items.length === 1 && !text.startsWith('- ')) return [text];
  return items.flatMap((item) => {
    const named = item.startsWith('- ') ? `${toHeading({ depth, title })}\n\n${item}` : item;
    if (named.length <= long || !item.startsWith('- ')) return [named];
    const [line = '', ...inside] = item.split('\n');
    const own = {
      depth: Math.min(depth + 1, 6),
      title: `${title}: ${toName(line.slice(2))}`,
    };
    const rest = inside
      .map((one) => one.replace(/^ {2}/, ''))
      .join('\n')
      .trim();
    return [`${toHeading(own)}\n\n${line.slice(2)}`, ...cut(rest, own, long)];
  });
}

/** The words that an item begins with: a colon or a bracket ends them, outside of code. */
function toName(line: string): string {
  return /^(?:`[^`]*`|[^`])*?(?= \(|:(?: |$)|$)/.exec(line)?.[0] ?? line.slice(0, LONGEST);
}

const LONGEST = 80;

/** A heading whose title is Markdown. */
interface TextHeading {
  readonly depth: number;
  readonly title: string;
}

function toHeading({ depth, title }: TextHeading): string {
  return `${'#'.repeat(depth)} ${title}`;
}

/** Splits a text before the lines that match, outside of code. */
function splitAt(text: string, start: RegExp): readonly string[] {
  const pieces: string[][] = [[]];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined && start.test(line)) pieces.push([]);
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    pieces.at(-1)?.push(line);
  }
  return pieces.map((lines) => lines.join('\n').trim()).filter((piece) => piece !== '');
}

function findTitle(text: string): string {
  return /^#{1,6} (.+)$/m.exec(text)?.[1] ?? '';
}

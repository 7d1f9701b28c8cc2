import { admonitionNames } from './admonition-names';

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;
const TITLE = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*:{3,}([\w-]+))[ \t]([^[{].*?)([ \t\r]*)$/;

/**
 * Writes `:::note Title` as `:::note[Title]`, the one form that the parser knows. Behaviour SA.80.
 *
 * The bracket takes the place of the space, so that each word stays in its column. Code keeps what it shows.
 */
export function toDirectiveLabels(source: string): string {
  if (!source.includes(':::')) return source;
  let fence: string | undefined;
  const lines = source.split('\n').map((line) => {
    const wasOpen = fence !== undefined;
    fence = toOpenFence(line, fence);
    return wasOpen || fence !== undefined ? line : toLabel(line);
  });
  return lines.join('\n');
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

/** The fence of the code block that is open after a line. */
function toOpenFence(line: string, open: string | undefined): string | undefined {
  const [, fence, rest = ''] = FENCE.exec(line) ?? [];
  if (fence === undefined) return open;
  if (open === undefined) return fence.startsWith('`') && rest.includes('`') ? undefined : fence;
  const closes = fence.startsWith(open) && rest.trim() === '';
  return closes ? undefined : open;
}

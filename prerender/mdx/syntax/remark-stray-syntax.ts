import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { createToOffset, createToPosition } from '../../sources/position';
import type { MdxSettings } from '../page/page';
import { report } from '../page/problems';
import { findAttribute, isJsxElement, listNodes } from '../tree/mdx-tree';
import { admonitionNames, isOpen } from './remark-admonitions';

/**
 * Warns of text that readers see and that looks like syntax, such as a reference without a definition. It reads the
 * text that is left when the guide is parsed, not code, and nothing with `translate="no"`. A backslash silences it.
 *
 * Must come first: the other plugins change what was parsed.
 */
export function remarkStraySyntax({ markdown }: Pick<MdxSettings, 'markdown'>) {
  const known = strays.filter(([pattern]) => !(markdown?.math === true && pattern === MATH));
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const toPosition = createToPosition(source);
    const lines = source.split('\n');
    const open = listNodes(tree, 'containerDirective')
      .filter((node) => isOpen(node, lines))
      .map(({ position }) => position?.start.line ?? 0);
    for (const { from, text } of listTexts(tree, source, createToOffset(source))) {
      for (const { at, length, reason, hint } of findStrays(text, known)) {
        const written = source.slice(from + at, from + at + length);
        const position = toPosition(from + at);
        // The end of what has a message already.
        const begun = /^:+$/.test(written) ? open.findIndex((line) => line < position.line) : -1;
        if (begun !== -1) {
          open.splice(begun, 1);
          continue;
        }
        if (written.startsWith(':::')) open.push(position.line);
        const message = `"${written}" is shown as it is written: ${reason}.`;
        report(file, position, 'warning', message, hint);
      }
    }
  };
}

/** Finds what looks like syntax in a text in which all else is {@link HIDDEN}; nothing is found twice. */
export function findStrays(text: string, known = strays) {
  let rest = text;
  return known.flatMap(([pattern, reason, hint]) => {
    const found = [...rest.matchAll(pattern)];
    if (found.length > 0) rest = rest.replaceAll(pattern, hide);
    return found.map(({ 0: whole, index }) => {
      const blank = /^[ \t>]*/.exec(whole)?.[0].length ?? 0;
      const [line = ''] = whole.slice(blank).split('\n', 1);
      return { at: index + blank, length: line.trimEnd().length, reason, hint };
    });
  });
}

/** Stands for each character that is no plain text: code, addresses, marks of emphasis, and what follows a backslash. */
const HIDDEN = '\u{FFFC}';

/** The start of a line, which may be indented, and begin with the marks of quotations. */
const START = String.raw`(?<=^|\n)[ \t>]*`;

const MATH = /\$\$+/g;

/** Text that looks like syntax, why it is none, and how to mend it. A pattern takes time in proportion to the text. */
const strays: readonly (readonly [pattern: RegExp, reason: string, hint: string])[] = [
  [/!?\[\[[^\][\n]{1,200}\]\]/g, 'there are no links by name', 'Write [text](./page.mdx).'],
  [/\[\^[^\][\s]{1,100}\]/g, 'there is no such footnote', 'Add "[^name]: text", or write \\[.'],
  [
    /\[![A-Za-z]{1,20}\]/g,
    'it begins no alert',
    'Begin a quotation with a line [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION].',
  ],
  [
    /(?<![\w\])])!?\[[^\][\n]{1,200}\]\[[^\][\n]{0,100}\]/g,
    'its name is not defined',
    'Add a line "[name]: address", or write \\[ if no link is meant.',
  ],
  [
    /\]\((?=[^()\n]{1,300}\s)[^()\n]{1,500}\)/g,
    'an address has no spaces',
    'Write "%20" for each space, or (<the address>), or \\] if no link is meant.',
  ],
  [
    new RegExp(`${START}#{2,6}(?=[^\\s#])`, 'g'),
    'a heading has a space after it',
    'Add the space, or write \\# if no heading is meant.',
  ],
  [
    new RegExp(`${START}:{3,}[^\\n]*`, 'g'),
    'it begins and ends no admonition',
    `Remove it, or write ":::note" with one of: ${[...admonitionNames].join(', ')}. One around another needs more colons.`,
  ],
  [MATH, 'formulas are off', 'Set "markdown: { math: true }" in content/site.ts, or write \\$\\$.'],
  [
    new RegExp(`${START}\\|[^\\n]*\\n[ \\t>]*\\|[^\\n]*(?:\\n[ \\t>]*\\|[^\\n]*)*`, 'g'),
    'it begins no table',
    'Write "| --- | --- |" below the header, with as many cells, or \\| if no table is meant.',
  ],
];

/** A part of the source in which all that is not plain text is hidden. */
interface VisibleText {
  readonly from: number;
  readonly text: string;
}

type ToOffset = ReturnType<typeof createToOffset>;

/** The texts of a guide, each with all that stands in one line with it. */
function listTexts(node: Nodes, source: string, toOffset: ToOffset): readonly VisibleText[] {
  if (isVerbatim(node) || !('children' in node)) return [];
  const children: readonly Nodes[] = node.children;
  if (!children.some(({ type }) => type === 'text'))
    return children.flatMap((child) => listTexts(child, source, toOffset));
  const ranges = children.flatMap((child) => listRanges(child, toOffset));
  const from = node.position === undefined ? (ranges[0]?.[0] ?? 0) : toOffset(node.position.start);
  let at = from;
  let text = '';
  for (const [start, end] of ranges) {
    // A node that the compiler has made may have the position of another one.
    if (start < at) continue;
    text += hide(source.slice(at, start)) + source.slice(start, end).replaceAll(ESCAPE, hide);
    at = end;
  }
  return [{ from, text }];
}

/** A backslash with its sign, and entities. */
const ESCAPE = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|\w+);/gi;

function hide(text: string): string {
  return text.replaceAll(/[^\n]/g, HIDDEN);
}

/** Where the plain text of a node is. */
function listRanges(
  node: Nodes,
  toOffset: ToOffset,
): readonly (readonly [start: number, end: number])[] {
  if (node.type === 'text')
    return node.position === undefined
      ? []
      : [[toOffset(node.position.start), toOffset(node.position.end)]];
  if (isVerbatim(node) || !('children' in node)) return [];
  return (node.children as readonly Nodes[]).flatMap((child) => listRanges(child, toOffset));
}

/** True for a node whose text is shown as it is written on purpose. */
function isVerbatim(node: Nodes): boolean {
  if (!isJsxElement(node)) return false;
  return (
    /^(?:code|pre|kbd|samp|CodeBlock)$/.test(node.name ?? '') ||
    findAttribute(node, 'translate') === 'no'
  );
}

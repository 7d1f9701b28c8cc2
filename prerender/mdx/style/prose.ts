import type { Nodes } from 'mdast';
import type { Problem } from '../../diagnostics/problem';
import type { Position } from '../../sources/position';
import { createToOffset, toPosition } from '../../sources/position';
import { isJsxElement } from '../tree/mdx-tree';

/** The words of one block, or of one value in front matter, a sidebar or a category file. */
export interface Prose {
  readonly kind: 'text' | 'heading' | 'title' | 'label';
  /** As in the source, but without markup; code and other objects are one or more {@link OBJECT}. */
  readonly text: string;
  /** The position in the file of the character at an index of `text`. */
  readonly findPosition: (index: number) => Position;
}

/** A break of a rule, at a place in the file. */
export interface StyleProblem
  extends Position, Required<Pick<Problem, 'severity' | 'message' | 'hint'>> {}

/** Replaces what is not prose: Unicode's object replacement character. */
export const OBJECT = '\uFFFC';

/** Replaces words in quotation marks: they are somebody else's. */
export function maskQuotations(text: string): string {
  return text.replaceAll(/“[^“”]*”|"[^"]*"|‘[^‘’]*’(?![\p{L}\p{N}])/gu, (quoted) =>
    OBJECT.repeat(quoted.length),
  );
}

/** A break of a rule at an index in a text. */
export function toStyleProblem(
  { findPosition }: Pick<Prose, 'findPosition'>,
  index: number,
  message: string,
  hint: string,
): StyleProblem {
  return { ...findPosition(index), severity: 'warning', message, hint };
}

/** Prepares a file for collecting the words of its blocks. */
export function createToProse(source: string): (kind: Prose['kind'], block: Nodes) => Prose {
  // The parser's own offsets are not those of the file: it may read a text with other markup.
  const toOffset = createToOffset(source);
  return (kind, block) => {
    const pieces: { readonly index: number; readonly offset: number }[] = [];
    let text = '';
    const collect = (node: Nodes): void => {
      if (isWithoutWords(node)) return;
      if (isContainer(node) && 'children' in node) return node.children.forEach(collect);
      if (node.position === undefined) return;
      const start = toOffset(node.position.start);
      pieces.push({ index: text.length, offset: start });
      if (node.type === 'text') text += source.slice(start, toOffset(node.position.end));
      else text += node.type === 'break' ? ' ' : OBJECT;
    };
    if ('children' in block) block.children.forEach(collect);
    const findPosition = (at: number) => {
      const { index, offset } = pieces.findLast((piece) => piece.index <= at) ?? NO_PIECE;
      return toPosition(source, offset + at - index);
    };
    return { kind, text, findPosition };
  };
}

const NO_PIECE = { index: 0, offset: 0 };

const containers: ReadonlySet<string> = new Set(['emphasis', 'strong', 'link', 'linkReference']);
const objects: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var', 'pre', 'del', 's']);

function isContainer(node: Nodes): boolean {
  if (isJsxElement(node)) return !objects.has(node.name ?? '');
  return containers.has(node.type) && !isAddress(node);
}

/** A link that shows its URL. */
function isAddress(node: Nodes): boolean {
  if (node.type !== 'link') return false;
  const [only, ...others] = node.children;
  return others.length === 0 && only?.type === 'text' && /^(?:\w+:|www\.)\S+$/.test(only.value);
}

/** A comment, the number of a footnote, or the id of a heading. */
function isWithoutWords(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') return /^\s*\/\*[^]*\*\/\s*$/.test(node.value);
  return node.type === 'footnoteReference' || (node.type as string) === 'headingId';
}

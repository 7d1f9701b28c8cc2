import type { Nodes } from 'mdast';
import type { Position } from '../../sources/position';
import { isJsxElement } from '../tree/mdx-tree';

/** The words of one block, or of one value of the front matter. */
export interface Prose {
  readonly kind: 'text' | 'heading' | 'title' | 'label';
  /** What is not prose, such as code, is one {@link OBJECT} each. */
  readonly text: string;
  /** Where the character at an index of `text` stands in the file. */
  readonly findPosition: (index: number) => Position;
}

/** Stands for what is not prose: Unicode's object replacement character. */
export const OBJECT = '\uFFFC';

/** A part of the text, with the node that it comes from. */
interface Piece {
  readonly index: number;
  readonly value: string;
  readonly node: Nodes;
}

/** Collects the words of a block; `lines` are those of its file. */
export function toProse(kind: Prose['kind'], block: Nodes, lines: readonly string[]): Prose {
  const pieces: Piece[] = [];
  let text = '';
  const add = (node: Nodes, value: string) => {
    pieces.push({ index: text.length, value, node });
    text += value;
  };
  const collect = (node: Nodes): void => {
    if (node.type === 'text') add(node, node.value);
    else if (node.type === 'break') add(node, ' ');
    // "10:30" and "a:b" are read as directives, and are text.
    else if (node.type === 'textDirective') add(node, sliceLine(lines, node));
    else if (isWithoutWords(node)) return;
    else if (!isProse(node)) add(node, OBJECT);
    else if ('children' in node) node.children.forEach(collect);
  };
  if ('children' in block) block.children.forEach(collect);
  return {
    kind,
    text,
    findPosition: (index) => {
      const piece = pieces.findLast((each) => each.index <= index);
      return toPosition(
        piece?.node ?? block,
        piece?.value ?? '',
        index - (piece?.index ?? 0),
        lines,
      );
    },
  };
}

const containers: ReadonlySet<string> = new Set(['emphasis', 'strong', 'link', 'linkReference']);
const objects: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var', 'pre', 'del', 's']);

function isProse(node: Nodes): boolean {
  if (isJsxElement(node)) return !objects.has(node.name ?? '');
  return containers.has(node.type) && !isAddress(node);
}

/** Whether a link shows the address that it leads to. */
function isAddress(node: Nodes): boolean {
  if (node.type !== 'link') return false;
  const [only, ...others] = node.children;
  return others.length === 0 && only?.type === 'text' && /^(?:\w+:|www\.)\S+$/.test(only.value);
}

/** Whether a node shows no words: a comment, a footnote's number, an anchor. */
function isWithoutWords(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') return /^\s*\/\*[^]*\*\/\s*$/.test(node.value);
  return node.type === 'footnoteReference' || (node.type as string) === 'headingId';
}

function sliceLine(lines: readonly string[], { position }: Nodes): string {
  if (position === undefined || position.start.line !== position.end.line) return OBJECT;
  const { start, end } = position;
  return lines[start.line - 1]?.slice(start.column - 1, end.column - 1) ?? OBJECT;
}

/**
 * Follows a node's value through its source, in which a character may be escaped and a line may be
 * indented.
 */
function toPosition(node: Nodes, value: string, index: number, lines: readonly string[]): Position {
  let { line, column } = node.position?.start ?? { line: 1, column: 1 };
  if (value === OBJECT) return { line, column };
  const follow = (char: string): boolean => {
    const source = lines[line - 1] ?? '';
    const found = source[column - 1];
    if (found === '\\' && source[column] === char && char !== '\\') column += 1;
    else if (found === '&') column += toEntityLength(source.slice(column - 1)) - 1;
    else if (found !== char && found !== undefined) {
      const next = source.indexOf(char, column - 1);
      if (next !== -1 && /^[\s>]*$/.test(source.slice(column - 1, next))) column = next + 1;
    }
    return found !== undefined;
  };
  for (const char of value.slice(0, index)) {
    if (char === '\n') [line, column] = [line + 1, 1];
    else if (char !== '\r' && follow(char)) column += char.length;
  }
  follow(value[index] ?? '');
  return { line, column };
}

/** The length of the character reference that a text begins with, or else of one character. */
function toEntityLength(text: string): number {
  return /^&#?\w+;/.exec(text)?.[0].length ?? 1;
}

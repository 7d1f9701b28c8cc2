import type { Code } from './code';

/**
 * Formatted text from an OpenAPI description: CommonMark, parsed and sanitised during the build.
 *
 * The set of elements is closed, so nothing else from a description can reach a page.
 */
export type RichText = readonly RichNode[];

export type RichNode = string | RichElement | RichLink | RichHeading | RichCode;

export interface RichElement {
  readonly tag: RichTag;
  /** Set if it stays on one line. */
  readonly whole?: true;
  readonly children: RichText;
}

export interface RichLink {
  readonly tag: 'a';
  readonly href: string;
  readonly children: RichText;
}

export interface RichHeading {
  readonly tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly id: string;
  readonly children: RichText;
}

export interface RichCode {
  readonly tag: 'code-block';
  readonly code: Code;
}

/** Elements without attributes. */
export const richTags = [
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'hr',
  'li',
  'ol',
  'p',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
  'kbd',
] as const;

export type RichTag = (typeof richTags)[number];

/** The text of a rich text without formatting. */
export function toPlainText(text: RichText): string {
  return text.map(toPlain).join('').replace(/\s+/g, ' ').trim();
}

function toPlain(node: RichNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'code-block') return '';
  const inner = node.children.map(toPlain).join('');
  return isBlock(node.tag) ? ` ${inner} ` : inner;
}

function isBlock(tag: string): boolean {
  return /^(?:p|li|ul|ol|h\d|td|th|tr|blockquote|br)$/.test(tag);
}

/** The text of a line that is a control itself: its first paragraph, with the words of its links. */
export function toLine(text: RichText): RichText {
  const [first] = text;
  if (first === undefined) return [];
  if (isLine([first]))
    return typeof first !== 'string' && first.tag === 'p' ? toChildren(first) : [first];
  return [toPlainText([first])];
}

/** The rest of the text: the further blocks, and the first one if more than its words are lost. */
export function toBelowLine(text: RichText): RichText {
  return isLine(text.slice(0, 1)) ? text.slice(1) : text;
}

/** True for a text of nothing but words and their marks. */
function isLine(text: RichText): boolean {
  return text.every(
    (node) =>
      typeof node === 'string' ||
      (/^(?:p|code|del|em|strong|sub|sup|kbd|br)$/.test(node.tag) && isLine(toChildren(node))),
  );
}

function toChildren(node: Exclude<RichNode, string>): RichText {
  return node.tag === 'code-block' ? [] : node.children;
}

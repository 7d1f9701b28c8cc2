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

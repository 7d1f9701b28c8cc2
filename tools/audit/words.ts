import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { HtmlElement, HtmlNode } from '../../prerender/html/html-tree';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** True if a text has all of a Markdown text: its letters and digits, in the parts between elements of HTML. */
export function hasMarkdown(letters: string, text: string): boolean {
  return listMarkdownLetters(text).every((part) => letters.includes(part));
}

function listMarkdownLetters(text: string): readonly string[] {
  const found = known.get(text) ?? readMarkdownLetters(text);
  known.set(text, found);
  return found;
}

/** Many fields have the same description. */
const known = new Map<string, readonly string[]>();

function readMarkdownLetters(text: string): readonly string[] {
  const tree = markdown.parse(text);
  const parts = [''];
  for (const block of tree.children) {
    // A table, say: what of it is shown is not this tool's to judge.
    if (block.type === 'html') parts.push('');
    else parts.push((parts.pop() ?? '') + toLetters(toString(block, TEXT_ONLY)));
  }
  return parts.filter((part) => part !== '');
}

const TEXT_ONLY = { includeHtml: false, includeImageAlt: false };

/** Only the letters and digits of a text: no markup, no spaces and no marks at which a line may break. */
export function toLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The text of a node as a reader sees it. */
export function toShownText(node: HtmlNode): string {
  if (typeof node === 'string') return node.replaceAll(/[\u200B\u2060]/g, '');
  if (isForScreenReaders(node)) return '';
  return node.children.map(toShownText).join('');
}

/** Such words, as those at a link that opens a new tab, stand between an author's. */
export function isForScreenReaders({ attributes }: HtmlElement): boolean {
  return attributes['class'] === 'visually-hidden';
}

import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { HtmlElement, HtmlNode } from '../../prerender/html/html-tree';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The letters and digits of a Markdown text, which is how an author's sentences are compared with a page. */
export function toMarkdownLetters(text: string): string {
  const known = letters.get(text) ?? readMarkdownLetters(text);
  letters.set(text, known);
  return known;
}

/** Many fields have the same description. */
const letters = new Map<string, string>();

function readMarkdownLetters(text: string): string {
  const tree = markdown.runSync(markdown.parse(text));
  return toLetters(toString(tree, { includeHtml: false, includeImageAlt: false }));
}

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

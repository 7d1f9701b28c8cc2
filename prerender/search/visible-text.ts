import { toFormulaText } from '../html/formula-text';
import type { HtmlElement, HtmlNode } from '../html/html-tree';

/** Elements whose text is separate from the text around it. */
const BLOCKS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'caption',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'legend',
  'li',
  'main',
  'ol',
  'option',
  'p',
  'pre',
  'section',
  'select',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

/** Controls and navigation, which are not part of a page's text. */
const SKIPPED: ReadonlySet<string> = new Set([
  'button',
  'footer',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
]);

/** True for an element that search ignores. */
export function isSkipped(element: HtmlElement): boolean {
  return (
    SKIPPED.has(element.name) ||
    element.attributes['aria-hidden'] === 'true' ||
    element.attributes['data-search-skip'] !== undefined
  );
}

/** True if an element's text is separate from the text around it. */
export function isBlock(element: HtmlElement): boolean {
  return BLOCKS.has(element.name);
}

/** The visible text of some nodes, on one line. */
export function toText(...nodes: readonly HtmlNode[]): string {
  return condense(nodes.map(toRawText).join(''));
}

/** Replaces each run of white space with one space. */
export function condense(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function toRawText(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  if (isSkipped(node)) return '';
  if (node.name === 'math') return toFormulaText(node);
  const inner = node.children.map(toRawText).join('');
  return isBlock(node) ? ` ${inner} ` : inner;
}

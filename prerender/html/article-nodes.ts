import type { PlainNode } from '../../src/model/guides/plain-body';
import { admonitionTypes } from '../../src/model/guides/mdx-components';
import { withoutBase } from '../../src/model/site/paths';
import { toPlainCode } from '../../src/model/text/code';
import type { HtmlElement, HtmlNode } from './html-tree';
import { findElement, hasName, parseHtml } from './html-tree';

/**
 * The text of a guide with code of its own, from its document: what its components show, in the form of the guides
 * that are data.
 */
export function toArticleNodes(html: string, base: string): readonly PlainNode[] {
  const article = findElement(parseHtml(html), (element) => hasName(element, 'article'));
  return article === undefined ? [] : article.children.flatMap((node) => toNodes(node, base));
}

function toNodes(node: HtmlNode, base: string): readonly PlainNode[] {
  if (typeof node === 'string') return [node];
  const { name, attributes, children } = node;
  if (isLeftOut(node)) return [];
  const inside = () => children.flatMap((child) => toNodes(child, base));
  const { 'data-language': language, 'data-type': type = '', role } = attributes;
  if (name === 'figure' && language !== undefined) return [toCodeBlock(node, language)];
  if (name === 'math') return [['Formula', null, [findFormula(node)]]];
  if (admonitionTypes.some((one) => one === type)) {
    const [title, ...content] = children;
    return [
      [
        'Admonition',
        { type, title: toText(title) },
        content.flatMap((child) => toNodes(child, base)),
      ],
    ];
  }
  if (role === 'tabpanel') {
    const [label, ...content] = children;
    return [
      ['TabItem', { label: toText(label) }, content.flatMap((child) => toNodes(child, base))],
    ];
  }
  if (role === 'progressbar')
    return [`${attributes['aria-label'] ?? ''}: ${attributes['aria-valuetext'] ?? ''}`];
  return [[name, toProperties(attributes, base), inside()]];
}

/** What is of use only on the page. The results of examples are left out, too: their source is there. */
function isLeftOut({ name, attributes }: HtmlElement): boolean {
  const { 'data-search-skip': skip, 'data-opener': opener, class: names = '' } = attributes;
  return (
    /^(?:footer|select|script|style|svg)$/.test(name) ||
    (name === 'button' && opener === undefined) ||
    (skip !== undefined && skip !== 'index') ||
    attributes['aria-hidden'] === 'true' ||
    names.split(' ').includes('visually-hidden')
  );
}

function toCodeBlock(figure: HtmlElement, language: string): PlainNode {
  const pre = findElement(figure, (element) => hasName(element, 'pre'));
  const title = findElement(figure, (element) => hasName(element, 'figcaption'));
  const code = toPlainCode(toText(pre), language);
  return ['CodeBlock', { code, ...(title !== undefined && { title: toText(title) }) }, []];
}

/** A formula as its writer has typed it. */
function findFormula(math: HtmlElement): string {
  return toText(findElement(math, (element) => hasName(element, 'annotation')));
}

/** The attributes that mean something in Markdown; addresses without the base, as in the data of pages. */
function toProperties(attributes: HtmlElement['attributes'], base: string) {
  const { href, src, alt, start, type, checked } = attributes;
  const toPath = (address: string) => withoutBase(base, address) ?? address;
  return {
    ...(href !== undefined && { href: toPath(href) }),
    ...(src !== undefined && { src: toPath(src) }),
    ...(alt !== undefined && { alt }),
    ...(start !== undefined && { start: Number(start) }),
    ...(type !== undefined && { type }),
    ...(checked !== undefined && { checked: true }),
  };
}

function toText(node: HtmlNode | undefined): string {
  if (node === undefined || typeof node === 'string') return node ?? '';
  return node.children.map(toText).join('');
}

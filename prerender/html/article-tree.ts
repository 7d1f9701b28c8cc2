import type { Element, ElementContent } from 'hast';
import { withoutBase } from '../../src/model/site/paths';
import type { HtmlElement, HtmlNode } from './html-tree';
import { findElement, hasName, parseHtml } from './html-tree';

/** The text of a guide, as its document has it: with what its components and imported parts show. */
export function toArticleTree(html: string, base: string): readonly ElementContent[] {
  const article = findElement(parseHtml(html), (element) => hasName(element, 'article'));
  return article === undefined ? [] : article.children.flatMap((node) => toNodes(node, base));
}

function toNodes(node: HtmlNode, base: string): readonly ElementContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: node }];
  if (isLeftOut(node)) return [];
  const { name, attributes, children } = node;
  const { role, 'aria-label': label = '', 'aria-valuetext': value = '' } = attributes;
  if (role === 'progressbar') return [{ type: 'text', value: `${label}: ${value}` }];
  return [
    {
      type: 'element',
      tagName: name,
      properties: toProperties(attributes, base),
      children: children.flatMap((child) => toNodes(child, base)),
    },
  ];
}

/** True for an element that is of use only on the page, and for the result of an example, whose source is there. */
function isLeftOut({ name, attributes }: HtmlElement): boolean {
  const { 'data-search-skip': skip, 'data-opener': opener, class: names = '' } = attributes;
  return (
    /^(?:footer|select|script|style|svg)$/.test(name) ||
    (name === 'button' && opener === undefined) ||
    skip !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    names.split(' ').includes('visually-hidden')
  );
}

/** As the library reads them, with addresses without the base, as in the data of pages. */
function toProperties(attributes: HtmlElement['attributes'], base: string): Element['properties'] {
  const { href, src, start, checked, colspan, rowspan, ...others } = attributes;
  const toPath = (address: string) => withoutBase(base, address) ?? address;
  return {
    ...others,
    ...(href !== undefined && { href: toPath(href) }),
    ...(src !== undefined && { src: toPath(src) }),
    ...(start !== undefined && { start: Number(start) }),
    ...(checked !== undefined && { checked: true }),
    ...(colspan !== undefined && { colSpan: colspan }),
    ...(rowspan !== undefined && { rowSpan: rowspan }),
  };
}

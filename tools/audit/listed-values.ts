import type { HtmlElement, HtmlNode } from '../../prerender/html/html-tree';
import { findElement } from '../../prerender/html/html-tree';

/** A page with very many values at each field that has them, not only at the first, to which the others refer. */
export function withListedValues(page: HtmlElement): HtmlElement {
  const follow = (node: HtmlNode): HtmlNode => {
    if (typeof node === 'string') return node;
    const anchor = node.attributes['data-same-values'];
    const children = node.children.map(follow);
    if (anchor === undefined) return { ...node, children };
    // Without its list, the reference leads nowhere, and no value is found.
    return { ...node, children: [...children, ...listAt(page, anchor)] };
  };
  return { ...page, children: page.children.map(follow) };
}

function listAt(page: HtmlElement, anchor: string): readonly HtmlElement[] {
  const field = findElement(page, ({ attributes }) => attributes['id'] === anchor);
  const list =
    field && findElement(field, ({ attributes }) => attributes['aria-label'] === 'Possible values');
  return list === undefined ? [] : [list];
}

import type { Node as EstreeNode } from 'estree-jsx';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { JsxElement } from './mdx-nodes';
import { isJsxElement } from './mdx-nodes';
import { walkTree } from './walk-tree';

/** Called for each node of a program, with a way to put another in its place. */
type Enter = (node: EstreeNode, replace: (other: EstreeNode) => void) => void;

/** Walks through all JavaScript of a page: imports and exports, expressions, attributes. */
export function visitPageEstree(
  tree: Root,
  enter: (...args: [...Parameters<Enter>, owner: Node]) => void,
): void {
  walkTree(tree, (node) => {
    const enterOwned: Enter = (each, replace) => enter(each, replace, node);
    visitNode(node.data, enterOwned);
    if (!isJsxElement(node)) return;
    for (const attribute of node.attributes) visitAttribute(attribute, enterOwned);
  });
}

/** Walks through a program, or any part of one. */
export function visitEstree(estree: unknown, enter: Enter): void {
  if (typeof estree !== 'object' || estree === null) return;
  for (const [key, value] of Object.entries(estree)) {
    if (key === 'comments' || key === 'loc') continue;
    const entries: readonly [string | number, unknown][] = Array.isArray(value)
      ? value.map((each, index) => [index, each])
      : [[key, value]];
    const owner = (Array.isArray(value) ? value : estree) as Record<string | number, unknown>;
    for (const [place, child] of entries) {
      if (isEstreeNode(child)) enter(child, (other) => (owner[place] = other));
      visitEstree(owner[place], enter);
    }
  }
}

function visitAttribute(attribute: JsxElement['attributes'][number], enter: Enter): void {
  // Highlighted code is most of a page's JavaScript, and there is nothing in it to find.
  if (attribute.type === 'mdxJsxAttribute' && attribute.data?.isPlain === true) return;
  visitNode(attribute.data, enter);
  if (typeof attribute.value === 'object') visitNode(attribute.value?.data, enter);
}

function visitNode(data: unknown, enter: Enter): void {
  visitEstree((data as { estree?: unknown } | undefined)?.estree, enter);
}

function isEstreeNode(value: unknown): value is EstreeNode {
  return typeof (value as { type?: unknown } | null)?.type === 'string';
}

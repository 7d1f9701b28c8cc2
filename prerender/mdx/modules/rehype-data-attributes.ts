import { valueToEstree } from 'estree-util-value-to-estree';
import type { Nodes, Root } from 'hast';
import type { Program } from 'estree-jsx';
import { toExpressionAttribute, isJsxElement } from '../tree/mdx-tree';
import type { JsxElement } from '../tree/mdx-tree';

/** Makes expressions of the attributes that are data. */
export function rehypeDataAttributes() {
  return (tree: Root): void => fill(tree);
}

function fill(node: Nodes): void {
  if (isJsxElement(node)) node.attributes = node.attributes.map(toExpression);
  if ('children' in node) for (const child of node.children) fill(child);
}

function toExpression(attribute: JsxElement['attributes'][number]) {
  if (attribute.type !== 'mdxJsxAttribute' || attribute.data?.isPlain !== true) return attribute;
  const expression = valueToEstree(attribute.data.value);
  const body = [{ type: 'ExpressionStatement', expression }];
  return toExpressionAttribute(attribute.name, { type: 'Program', body } as Program);
}

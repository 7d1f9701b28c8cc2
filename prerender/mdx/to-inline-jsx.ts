import type {
  JSXAttribute,
  JSXElement,
  JSXExpressionContainer,
  JSXFragment,
  JSXIdentifier,
} from 'estree-jsx';
import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { toLiteral } from './estree-nodes';

type Child = JSXElement | JSXExpressionContainer;

/** Markdown within a line as an expression, for what takes its words as an attribute: `title={<>…</>}`. */
export function toInlineJsx(nodes: readonly PhrasingContent[]): JSXFragment {
  return {
    type: 'JSXFragment',
    openingFragment: { type: 'JSXOpeningFragment' },
    closingFragment: { type: 'JSXClosingFragment' },
    children: nodes.map(toChild),
  } as JSXFragment;
}

const elements: Readonly<Partial<Record<PhrasingContent['type'], string>>> = {
  delete: 'del',
  emphasis: 'em',
  inlineCode: 'code',
  strong: 'strong',
};

function toChild(node: PhrasingContent): Child {
  const name = node.type === 'link' ? 'a' : elements[node.type];
  if (name === undefined) return toText(toString(node));
  const children = 'children' in node ? node.children.map(toChild) : [toText(toString(node))];
  return toElement(name, node.type === 'link' ? [toHref(node.url)] : [], children);
}

function toElement(
  name: string,
  attributes: readonly JSXAttribute[],
  children: readonly Child[],
): JSXElement {
  const identifier = { type: 'JSXIdentifier', name } as JSXIdentifier;
  return {
    type: 'JSXElement',
    openingElement: {
      type: 'JSXOpeningElement',
      name: identifier,
      attributes: [...attributes],
      selfClosing: false,
    },
    closingElement: { type: 'JSXClosingElement', name: identifier },
    children: [...children],
  } as JSXElement;
}

function toHref(url: string): JSXAttribute {
  const name = { type: 'JSXIdentifier', name: 'href' };
  return { type: 'JSXAttribute', name, value: toLiteral(url) } as JSXAttribute;
}

function toText(value: string): JSXExpressionContainer {
  const expression = toLiteral(value);
  return { type: 'JSXExpressionContainer', expression } as JSXExpressionContainer;
}

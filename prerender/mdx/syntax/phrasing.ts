import type {
  Expression,
  JSXAttribute,
  JSXElement,
  JSXExpressionContainer,
  JSXFragment,
} from 'estree-jsx';
import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { RichTag, RichText } from '../../../src/model/text/rich-text';
import { toJsxAttribute, toJsxContainer, toJsxElement, toLiteral } from '../tree/estree-nodes';
import { findExpression } from '../tree/mdx-tree';

/** The HTML elements for Markdown's formatting. */
const tags: Readonly<Partial<Record<PhrasingContent['type'], RichTag>>> = {
  delete: 'del',
  emphasis: 'em',
  inlineCode: 'code',
  strong: 'strong',
};

type Child = JSXElement | JSXExpressionContainer;

/** Phrasing content as an expression for an attribute: `title={<>…</>}`. */
export function toInlineJsx(nodes: readonly PhrasingContent[]): JSXFragment {
  return {
    type: 'JSXFragment',
    openingFragment: { type: 'JSXOpeningFragment' },
    closingFragment: { type: 'JSXClosingFragment' },
    children: nodes.map(toChild),
  } as JSXFragment;
}

function toChild(node: PhrasingContent): Child {
  if (node.type === 'mdxTextExpression') return toJsxContainer(findExpression(node.data?.estree));
  if (node.type === 'mdxJsxTextElement') return toWrittenElement(node);
  if (node.type === 'link')
    return toJsxElement(
      'a',
      [toJsxAttribute('href', toLiteral(node.url))],
      node.children.map(toChild),
    );
  const name = tags[node.type];
  if (name === undefined) return toWords(node);
  return toJsxElement(name, [], 'children' in node ? node.children.map(toChild) : [toWords(node)]);
}

function toWords(node: PhrasingContent): JSXExpressionContainer {
  return toJsxContainer(toLiteral(toString(node)));
}

/** Converts an element from the source; components do not replace it. */
function toWrittenElement(node: MdxJsxTextElement): JSXElement {
  const attributes = node.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' ? [toAttribute(each)] : [],
  );
  const element = toJsxElement(node.name ?? '', attributes, node.children.map(toChild));
  return Object.assign(element, { data: { _mdxExplicitJsx: true } });
}

function toAttribute({ name, value }: MdxJsxAttribute): JSXAttribute {
  if (value === null || value === undefined) return toJsxAttribute(name, undefined);
  const expression: Expression | undefined =
    typeof value === 'string' ? toLiteral(value) : findExpression(value.data?.estree);
  return toJsxAttribute(name, expression);
}

/** The words of a node; a formula in words that can be read. */
export function toReadableText(node: Nodes): string {
  const formula = findFormulaText(node);
  if (formula !== undefined) return formula;
  return 'children' in node && node.children.length > 0
    ? node.children.map(toReadableText).join('')
    : toString(node);
}

function findFormulaText(node: Nodes): string | undefined {
  return node.type === 'mdxJsxTextElement' ? node.data?.formulaText : undefined;
}

/** Phrasing content with formatting but without links; undefined when it has no formatting. */
export function toFormattedText(nodes: readonly PhrasingContent[]): RichText | undefined {
  const text = toRuns(nodes);
  return text.every((run) => typeof run === 'string') ? undefined : text;
}

function toRuns(nodes: readonly PhrasingContent[]): RichText {
  return nodes.flatMap((node): RichText => {
    const tag = tags[node.type];
    const isWhole = findFormulaText(node) !== undefined || !('children' in node);
    const children = isWhole ? [toReadableText(node)] : toRuns(node.children);
    return tag === undefined ? children : [{ tag, children }];
  });
}

import { valueToEstree } from 'estree-util-value-to-estree';
import type { Expression, Program, Statement, ModuleDeclaration } from 'estree-jsx';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node } from 'unist';
import { toExpressionProgram, toProgram } from './estree-nodes';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxAttributeData {
    /** Whether the value names nothing and calls nothing. */
    isPlain?: boolean;
  }
}

/** An element or a component that is written as JSX, or that the compiler puts into a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a JSX element, in a block of its own or within a line. */
export function isJsxElement(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Turns a node into a JSX element where it stands, so that its place in the file stays. */
export function becomeElement(
  node: Node,
  type: JsxElement['type'],
  name: string,
  attributes: readonly MdxJsxAttribute[],
  children: readonly Node[],
): void {
  const { position } = node;
  for (const key of Object.keys(node)) delete (node as unknown as Record<string, unknown>)[key];
  Object.assign(node, { type, name, attributes, children }, position && { position });
}

/** `name="value"`. */
export function toAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** `name={expression}`. */
export function toExpressionAttribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree = toExpressionProgram(expression);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

/** `name={value}` for plain data. */
export function toDataAttribute(name: string, value: unknown): MdxJsxAttribute {
  return { ...toExpressionAttribute(name, valueToEstree(value)), data: { isPlain: true } };
}

/** The value of an attribute that is written as text; true for one without a value. */
export function findAttribute(element: JsxElement, name: string): string | true | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    if (attribute.value === null || attribute.value === undefined) return true;
    return typeof attribute.value === 'string'
      ? attribute.value
      : findText(attribute.value.data?.estree);
  }
  return undefined;
}

/** The text that an expression is: `"a"` or `` `a` ``, without anything to compute. */
export function findText(program: Program | null | undefined): string | undefined {
  const expression = findExpression(program);
  if (expression?.type === 'Literal')
    return expression.value === true ? 'true' : String(expression.value ?? '');
  if (expression?.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** The expression between braces. */
export function findExpression(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Imports and exports as a node of a page. */
export function toEsm(body: readonly (Statement | ModuleDeclaration)[]): MdxjsEsm {
  return { type: 'mdxjsEsm', value: '', data: { estree: toProgram(body) } };
}

/** The page's imports and exports, in their order. */
export function listEsm(tree: Root): readonly MdxjsEsm[] {
  return tree.children.filter((node) => node.type === 'mdxjsEsm');
}

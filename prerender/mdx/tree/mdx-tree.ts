import type { Expression, Node as EstreeNode, Program } from 'estree-jsx';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node } from 'unist';
import { parseSync } from 'vite';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxAttributeData {
    /** Set if the value is data, without identifiers and calls. */
    isPlain?: boolean;
    /** That data; `rehypeDataAttributes` makes the expression of it. */
    value?: unknown;
  }
}

/** An element or a component, written as JSX or created by the compiler. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsxElement(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Turns a node into a JSX element that keeps its position. */
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

/** `name={…}`, with an expression as JavaScript or as its tree. */
export function toExpressionAttribute(name: string, code: string | Program): MdxJsxAttribute {
  const estree = typeof code === 'string' ? parseCode(code) : code;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

/** `name={value}` for plain data, which becomes an expression only where a guide is compiled to code. */
export function toDataAttribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '' },
    data: { isPlain: true, value },
  };
}

/** The value of an attribute that is a string; true for one without a value. */
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

/** The value of a constant string expression: `"a"` or `` `a` ``. */
export function findText(program: Program | null | undefined): string | undefined {
  const expression = findExpression(program);
  if (expression?.type === 'Literal') return String(expression.value ?? '');
  if (expression?.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** The expression between braces. */
export function findExpression(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Imports and exports, as JavaScript, as a node of a page. */
export function toEsm(code: string): MdxjsEsm {
  return { type: 'mdxjsEsm', value: '', data: { estree: parseCode(code) } };
}

/** Parses JavaScript that the compiler itself has written. */
function parseCode(code: string): Program {
  return parseSync('compiler.mjs', code).program as unknown as Program;
}

/** The page's imports and exports, in document order. */
export function listEsm(tree: Root): readonly MdxjsEsm[] {
  return tree.children.filter((node) => node.type === 'mdxjsEsm');
}

/**
 * Calls `enter` for each node of a tree, parents before children. `enter` may change a node, but not
 * move it.
 *
 * A page is walked about twenty times. `unist-util-visit`, which also tracks ancestors, took a fifth
 * of the time to compile a page.
 */
export function walkTree(node: Nodes, enter: (node: Nodes) => void): void {
  enter(node);
  if (!('children' in node)) return;
  for (const child of node.children) walkTree(child, enter);
}

/** All nodes of a type, in document order. */
export function listNodes<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): readonly Extract<Nodes, { readonly type: Type }>[] {
  const found: Extract<Nodes, { readonly type: Type }>[] = [];
  walkTree(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { readonly type: Type }>);
  });
  return found;
}

/** Replaces each node for which `findOthers` returns other nodes, which may be replaced in turn. */
export function replaceNodes(
  tree: Nodes,
  findOthers: (node: Nodes) => readonly Nodes[] | undefined,
): void {
  const replace = (node: Nodes): readonly Nodes[] => findOthers(node)?.flatMap(replace) ?? [node];
  walkTree(tree, (node) => {
    if ('children' in node) node.children = (node.children as Nodes[]).flatMap(replace) as never;
  });
}

/** Called for each node of a program, with a function that replaces the node. */
type Enter = (node: EstreeNode, replace: (other: EstreeNode) => void) => void;

/** Visits all JavaScript in a page: imports and exports, expressions, attributes. */
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

/** Visits a program or a part of it. */
export function visitEstree(estree: unknown, enter: Enter): void {
  if (typeof estree !== 'object' || estree === null) return;
  for (const [key, value] of Object.entries(estree)) {
    if (key === 'comments' || key === 'loc') continue;
    const entries: readonly [string | number, unknown][] = Array.isArray(value)
      ? value.map((each, index) => [index, each])
      : [[key, value]];
    const owner = (Array.isArray(value) ? value : estree) as Record<string | number, unknown>;
    for (const [index, child] of entries) {
      if (isEstreeNode(child)) enter(child, (other) => (owner[index] = other));
      visitEstree(owner[index], enter);
    }
  }
}

function visitAttribute(attribute: JsxElement['attributes'][number], enter: Enter): void {
  // Highlighted code is most of a page's JavaScript, and contains no identifiers.
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

import type { Program } from 'estree-jsx';
import type { Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Options } from 'hast-util-to-jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { VFile } from 'vfile';
import { WRITTEN, plainComponents, tabComponents } from '../../../src/model/guides/plain-body';
import type { PlainElement, PlainGuide, PlainNode } from '../../../src/model/guides/plain-body';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import type { JsxElement } from '../tree/mdx-tree';
import { isJsxElement } from '../tree/mdx-tree';

declare module 'vfile' {
  interface DataMap {
    /** The text of a plain guide. */
    plainBody: Omit<PlainGuide, 'headings'>;
  }
}

/**
 * Takes the text of a plain guide as data, and leaves nothing to compile: as a module it would be bundled twice,
 * and loaded and run by browsers only to make the same elements. Must be the last plugin.
 */
export function rehypePlainBody() {
  return (tree: Root, file: VFile): void => {
    if (!isPlain(tree)) return;
    const nodes = toPlainNodes(tree);
    file.data.plainBody = { nodes, ...(nodes.some(hasTabs) && { hasTabs: true }) };
    tree.children = [];
  };
}

/** True for a guide without code, except what the compiler itself adds to each. */
function isPlain(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return (node.data?.estree?.body ?? []).every(isOfEveryGuide);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment.
      return node.data?.estree?.body.length === 0;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return isPlainJsx(node) && node.children.every(isPlain);
    case 'root':
    case 'element':
      return node.children.every(isPlain);
    case 'text':
    case 'comment':
    case 'doctype':
      return true;
    default:
      return false;
  }
}

function isOfEveryGuide(statement: Program['body'][number]): boolean {
  if (statement.type === 'ExportNamedDeclaration')
    return (
      statement.declaration?.type === 'VariableDeclaration' &&
      statement.declaration.declarations.every(
        ({ id }) => id.type === 'Identifier' && /^(?:headings|contentTitle)$/.test(id.name),
      )
    );
  // An import without names is a style sheet, or a module that does something.
  if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return false;
  return statement.specifiers.every(
    (specifier) =>
      specifier.type === 'ImportSpecifier' &&
      specifier.imported.type === 'Identifier' &&
      specifier.imported.name === specifier.local.name &&
      isPlainComponent(specifier.local.name) &&
      statement.source.value === `/src/mdx/${mdxComponents[specifier.local.name]}`,
  );
}

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

function isPlainJsx({ name, attributes }: JsxNode): boolean {
  if (name === null || !(isPlainComponent(name) || /^[a-z][\w-]*$/.test(name))) return false;
  return attributes.every(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      (typeof attribute.value !== 'object' ||
        attribute.value === null ||
        attribute.data?.isPlain === true),
  );
}

function isPlainComponent(name: string): boolean {
  // The build puts the elements of a part in its place.
  const known = [...plainComponents, ...tabComponents, 'ReferencePart'];
  return known.some((component) => component === name);
}

function hasTabs(node: PlainNode): boolean {
  if (typeof node === 'string') return false;
  const [name, properties, children] = node;
  const isSample = name === 'ReferencePart' && String(properties?.['part']).startsWith('Sample ');
  const isTab = tabComponents.some((component) => component === name);
  return isSample || isTab || children.some(hasTabs);
}

/** Elements are taken down instead of made; what is evaluated is the name of a component, or data. */
const takeDown: Options = {
  Fragment: '',
  jsx: toTaken,
  jsxs: toTaken,
  createEvaluater: () => ({
    evaluateExpression: (expression) =>
      expression.type === 'Identifier'
        ? expression.name
        : (expression as unknown as PlainValue).value,
    evaluateProgram: () => undefined,
  }),
};

/** Stands in the place of the expression of an attribute. */
interface PlainValue {
  readonly value: unknown;
}

/** An element that was taken down; a list of children would look the same. */
interface Taken {
  readonly element: PlainElement;
}

type TakenChildren = string | Taken | readonly (string | Taken)[];

function toTaken(type: unknown, properties: object): Taken {
  const { children = [], ...own } = properties as { readonly children?: TakenChildren };
  const list = Array.isArray(children) ? (children as readonly (string | Taken)[]) : [children];
  return {
    element: [
      String(type),
      Object.keys(own).length === 0 ? null : own,
      list.map((child) => (typeof child === 'string' ? child : (child as Taken).element)),
    ],
  };
}

function toPlainNodes(tree: Root): readonly PlainNode[] {
  const { element } = toJsxRuntime(prepare(tree), takeDown) as unknown as Taken;
  return trim(element[2]);
}

/** White space around the whole text separates nothing. */
function trim(nodes: readonly PlainNode[]): readonly PlainNode[] {
  const first = nodes.findIndex(isSomething);
  return first === -1 ? [] : nodes.slice(first, nodes.findLastIndex(isSomething) + 1);
}

function isSomething(node: PlainNode): boolean {
  return typeof node !== 'string' || node.trim() !== '';
}

/** The tree without code, and with data in the place of expressions. */
function prepare(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const children = node.children.filter(isShown).map((child) => prepare(child));
  if (!isJsxElement(node)) return { ...node, children } as Nodes;
  const name = node.name ?? '';
  return {
    ...node,
    name: !isPlainComponent(name) && isWritten(node) ? WRITTEN + name : name,
    attributes: node.attributes.map(toValueAttribute),
    children,
  } as Nodes;
}

function isShown({ type }: Nodes): boolean {
  return !/^(?:comment|doctype|mdxjsEsm|mdxFlowExpression|mdxTextExpression)$/.test(type);
}

/** MDX marks what is written as JSX. */
function isWritten({ data }: JsxElement): boolean {
  return data !== undefined && '_mdxExplicitJsx' in data;
}

function toValueAttribute(attribute: JsxElement['attributes'][number]) {
  if (attribute.type !== 'mdxJsxAttribute' || attribute.data?.isPlain !== true) return attribute;
  const expression: PlainValue = { value: attribute.data.value };
  const estree = { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] };
  return { ...attribute, value: { type: 'mdxJsxAttributeValueExpression', data: { estree } } };
}

import type { Program } from 'estree-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Nodes, Root } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import type { Options } from 'hast-util-to-jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { VFile } from 'vfile';
import { WRITTEN, plainComponents, tabComponents } from '../../../src/model/guides/plain-body';
import type { PlainElement, PlainGuide, PlainNode } from '../../../src/model/guides/plain-body';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import type { JsxElement } from '../tree/mdx-tree';
import { findText, isJsxElement, toExpressionAttribute, visitEstree } from '../tree/mdx-tree';
import { listNames } from '../tree/page-names';

declare module 'vfile' {
  interface DataMap {
    /** The text of a plain guide. */
    plainBody: Omit<PlainGuide, 'headings'>;
    /** That of any other guide, without what its code shows. */
    nodes: readonly PlainNode[];
  }
}

/**
 * Takes the text of a plain guide as data, and leaves nothing to compile: as a module it would be bundled twice,
 * and loaded and run by browsers only to make the same elements. Must be the last plugin.
 */
export function rehypePlainBody() {
  return (tree: Root, file: VFile): void => {
    const nodes = trim(toPlainNodes(tree.children));
    if (!isPlain(tree)) {
      file.data.nodes = nodes;
      return;
    }
    file.data.plainBody = { nodes, ...(nodes.some(hasTabs) && { hasTabs: true }) };
    tree.children = [];
  };
}

/** Makes expressions of the attributes that are data, for a guide that is compiled to code. */
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
  const names = listNames(statement);
  if (statement.type === 'ExportNamedDeclaration')
    return names.length > 0 && names.every((name) => /^(?:headings|contentTitle)$/.test(name));
  // An import without names is a style sheet, or a module that does something.
  if (statement.type !== 'ImportDeclaration' || names.length === 0) return false;
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

function toPlainNodes(nodes: readonly Nodes[]): readonly PlainNode[] {
  return nodes.flatMap((node): readonly PlainNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type === 'element') return [toPlainElement(node)];
    if (isJsxElement(node)) return [toPlainJsx(node)];
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      return [toExpressionText(node.data?.estree)];
    // Comments, and imports and exports.
    return [];
  });
}

function toPlainElement(element: Element): PlainElement {
  const { tagName, children } = element;
  // White space between rows would be invalid text.
  const isTable = /^(?:table|thead|tbody|tfoot|tr)$/.test(tagName);
  const own = isTable ? children.filter(({ type }) => type !== 'text') : children;
  return [tagName, toProperties(element), toPlainNodes(own)];
}

/** The properties of an element as React has them. */
function toProperties(element: Element): PlainElement[1] {
  const options: Options = { Fragment: '', jsx: takeProperties, jsxs: takeProperties };
  const properties: unknown = toJsxRuntime({ ...element, children: [] }, options);
  return orNull(properties as Record<string, unknown>);
}

/** Stands in for the function that makes elements. */
function takeProperties(_type: unknown, properties: object): object {
  return properties;
}

function toPlainJsx(node: JsxElement): PlainElement {
  const name = node.name ?? '';
  const properties: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    properties[attribute.name] = toValue(attribute);
  }
  const isKept = !isPlainComponent(name) && isWritten(node);
  const children = toPlainNodes(node.children as readonly Nodes[]);
  return [node.data?.partial ?? (isKept ? WRITTEN + name : name), orNull(properties), children];
}

function toValue({ value, data }: MdxJsxAttribute): unknown {
  if (data?.isPlain === true) return data.value;
  return typeof value === 'object' && value !== null
    ? toExpressionText(value.data?.estree)
    : (value ?? true);
}

/** The text that is written in an expression: a string, or the words of its elements. */
function toExpressionText(program: Program | null | undefined): string {
  const words: string[] = [];
  visitEstree(program, (node) => {
    if (node.type === 'JSXText') words.push(node.value);
    const inner = node.type === 'JSXExpressionContainer' ? node.expression : undefined;
    if (inner?.type === 'Literal' && typeof inner.value === 'string') words.push(inner.value);
  });
  return findText(program) ?? words.join('');
}

/** MDX marks what is written as JSX. */
function isWritten({ data }: JsxElement): boolean {
  return data !== undefined && '_mdxExplicitJsx' in data;
}

function orNull(properties: Readonly<Record<string, unknown>>): PlainElement[1] {
  return Object.keys(properties).length === 0 ? null : properties;
}

/** White space around the whole text separates nothing. */
function trim(nodes: readonly PlainNode[]): readonly PlainNode[] {
  const first = nodes.findIndex(isSomething);
  return first === -1 ? [] : nodes.slice(first, nodes.findLastIndex(isSomething) + 1);
}

function isSomething(node: PlainNode): boolean {
  return typeof node !== 'string' || node.trim() !== '';
}

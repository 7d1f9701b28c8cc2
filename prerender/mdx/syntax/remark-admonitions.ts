import { nodeTypes } from '@mdx-js/mdx';
import { toEstree } from 'hast-util-to-estree';
import type { Element } from 'hast';
import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { admonitionAliases, admonitionTypes } from '../../../src/model/guides/mdx-components';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Position } from '../../sources/position';
import { createToOffset } from '../../sources/position';
import {
  becomeElement,
  replaceNodes,
  toAttribute,
  toExpressionAttribute,
} from '../tree/mdx-tree';
import { getImports } from '../page/page';
import { report, toNearestHint } from '../page/problems';

/** Every name that may follow `:::`. */
export const admonitionNames: ReadonlySet<string> = new Set([
  ...admonitionTypes,
  ...admonitionAliases,
]);

/** Turns `:::note[Title]` blocks into `<Admonition>`, and other directives back into their text. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    const slice = createSlice(String(file));
    // Text first: it may be in the title of an admonition.
    replaceNodes(tree, (node) => {
      if (node.type === 'textDirective') return toWords(node, slice);
      if (node.type !== 'leafDirective') return undefined;
      return [{ type: 'paragraph', children: [...toWords(node, slice)] }];
    });
    replaceNodes(tree, (node) => {
      if (node.type !== 'containerDirective') return undefined;
      if (!admonitionNames.has(node.name)) return toContent(node, file);
      becomeAdmonition(node, tree, file);
      return undefined;
    });
  };
}

/** Restores "10:30" and "a:b[c]", which are text: the children with the source around them. */
function toWords(node: TextDirective | LeafDirective, slice: Slice): readonly PhrasingContent[] {
  const { position } = node;
  const first = node.children[0]?.position;
  const last = node.children.at(-1)?.position;
  if (position === undefined) return node.children;
  if (first === undefined || last === undefined)
    return [{ type: 'text', value: slice(position.start, position.end) }];
  return [
    { type: 'text', value: slice(position.start, first.start) },
    ...node.children,
    { type: 'text', value: slice(last.end, position.end) },
  ];
}

/** The source between two positions. */
type Slice = (start: Position, end: Position) => string;

/**
 * By line and column rather than offset: the text that the parser reads may be shorter or longer than
 * the file, but each word keeps its line and column.
 */
function createSlice(source: string): Slice {
  const toOffset = createToOffset(source);
  return (start, end) => source.slice(toOffset(start), toOffset(end));
}

/** The content of a directive that is not an admonition. */
function toContent(node: ContainerDirective, file: VFile): readonly Nodes[] {
  reportUnknown(node, file);
  const [label] = node.children;
  if (label !== undefined && isLabel(label)) Object.assign(label, { type: 'paragraph' });
  return node.children;
}

function reportUnknown(node: ContainerDirective, file: VFile): void {
  const nearest = findNearest(node.name, admonitionNames);
  const hint = toNearestHint(
    nearest && `":::${nearest}"`,
    `Use one of: ${[...admonitionNames].join(', ')}.`,
  );
  const message = `":::${node.name}" is not an admonition: its text stands here by itself.`;
  report(file, node, 'warning', message, hint);
}

function becomeAdmonition(node: ContainerDirective, tree: Root, file: VFile): void {
  const [first, ...rest] = node.children;
  const label = first !== undefined && isLabel(first) ? first : undefined;
  const title = node.attributes?.['title'];
  const attributes = [
    toAttribute('type', node.name),
    ...(label === undefined ? [] : [toTitle(label.children)]),
    ...(label === undefined && title ? [toAttribute('title', title)] : []),
    ...toAttributes(node, 'class', 'className'),
    ...toAttributes(node, 'id', 'id'),
  ];
  const children = label === undefined ? node.children : rest;
  const name = getImports(tree, file).addComponent('Admonition');
  becomeElement(node, 'mdxJsxFlowElement', name, attributes, children);
}

/** The title in brackets after the name. */
function isLabel(node: { readonly type: string }): node is Paragraph {
  return node.type === 'directiveLabel';
}

function toTitle(children: readonly PhrasingContent[]) {
  const [only, ...others] = children;
  if (others.length === 0 && only?.type === 'text') return toAttribute('title', only.value.trim());
  const paragraph: Paragraph = { type: 'paragraph', children: [...children] };
  const title = toHast(paragraph, { passThrough: [...nodeTypes] }) as Element;
  return toExpressionAttribute('title', toEstree({ type: 'root', children: title.children }));
}

function toAttributes({ attributes }: ContainerDirective, from: string, to: string) {
  const value = attributes?.[from];
  return value ? [toAttribute(to, value)] : [];
}

import { nodeTypes } from '@mdx-js/mdx';
import { toEstree } from 'hast-util-to-estree';
import type { Element } from 'hast';
import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { admonitionAliases, admonitionTypes } from '../../../src/model/guides/mdx-components';
import { findNearest } from '../../diagnostics/find-nearest';
import { becomeElement, replaceNodes, toAttribute, toExpressionAttribute } from '../tree/mdx-tree';
import { getImports } from '../page/page';
import { report, toNearestHint } from '../page/problems';

/** Every name that may follow `:::`. */
export const admonitionNames: ReadonlySet<string> = new Set([
  ...admonitionTypes,
  ...admonitionAliases,
]);

/** Turns `:::note[Title]` blocks into `<Admonition>`, and blocks of other names into their content. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file).split('\n');
    replaceNodes(tree, (node) => {
      if (node.type !== 'containerDirective') return undefined;
      checkEnd(node, lines, file);
      if (!admonitionNames.has(node.name)) return toContent(node, file);
      becomeAdmonition(node, tree, file);
      return undefined;
    });
  };
}

/** Without an end, an admonition takes all that follows, headings too. */
function checkEnd(node: ContainerDirective, lines: readonly string[], file: VFile): void {
  if (!isOpen(node, lines)) return;
  const colons = findColons(node, lines) ?? '';
  const inner = node.children.filter((child) => child.type === 'containerDirective');
  const isEqual = inner.some((child) => findColons(child, lines)?.startsWith(colons));
  const message = `":::${node.name}" is never closed: it takes all that follows.`;
  const hint = isEqual
    ? `Begin and end it with more colons than what is in it: "${colons}:".`
    : `Add a line "${colons}" after its text.`;
  report(file, node, 'warning', message, hint);
}

/** True for a directive without an end. A quotation of GitHub has no colons, and ends by itself. */
export function isOpen(node: ContainerDirective, lines: readonly string[]): boolean {
  return (
    findColons(node, lines) !== undefined && findEnd(node, lines) !== (node.position?.end.line ?? 0)
  );
}

function findColons({ position }: ContainerDirective, lines: readonly string[]) {
  return /^[^:]*(:{3,})/.exec(lines[(position?.start.line ?? 0) - 1] ?? '')?.[1];
}

/** The line of the colons that close a directive; undefined if there are none, or if they close one in it. */
function findEnd(node: ContainerDirective, lines: readonly string[]): number | undefined {
  const line = node.position?.end.line ?? 0;
  const last = node.children.at(-1);
  if (line === node.position?.start.line || !/^[\s>]*:{3,}\s*$/.test(lines[line - 1] ?? ''))
    return undefined;
  return last?.type === 'containerDirective' && findEnd(last, lines) === line ? undefined : line;
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

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
    replaceNodes(tree, (node) => {
      if (node.type !== 'containerDirective') return undefined;
      if (!admonitionNames.has(node.name)) return toContent(node, file);
      becomeAdmonition(node, tree, file);
      return undefined;
    });
  };
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

import type { BlockContent, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { admonitionTypes } from '../../src/model/docs/mdx-components';
import { findNearest } from '../problems/find-nearest';

/** Turns `:::note[Title]` blocks into `<Admonition>`, and other directives back into the text they were. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') toAdmonition(node, file);
      else if (node.type === 'textDirective' || node.type === 'leafDirective') {
        // "10:30" and "a:b" are words, not directives.
        const { start, end } = node.position ?? {};
        const value = String(file).slice(start?.offset, end?.offset);
        if (parent !== undefined && index !== undefined)
          parent.children.splice(index, 1, { type: 'text', value } as never);
      }
    });
  };
}

function toAdmonition(node: ContainerDirective, file: VFile): void {
  if (!(admonitionTypes as readonly string[]).includes(node.name)) {
    const nearest = findNearest(node.name, admonitionTypes);
    const message = file.message(`":::${node.name}" is not an admonition.`, node);
    message.fatal = true;
    message.note =
      nearest === undefined
        ? `Use one of: ${admonitionTypes.join(', ')}.`
        : `Did you mean ":::${nearest}"?`;
  }
  const [first, ...rest] = node.children;
  const label = first !== undefined && isLabel(first) ? first : undefined;
  const attributes = [
    attribute('type', node.name),
    ...(label === undefined ? [] : [attribute('title', toString(label))]),
  ];
  const children = label === undefined ? node.children : rest;
  Object.assign(node, { type: 'mdxJsxFlowElement', name: 'Admonition', attributes, children });
}

function isLabel(node: BlockContent | { type: string }): node is Paragraph {
  return node.type === 'paragraph' && (node as Paragraph).data?.directiveLabel === true;
}

function attribute(name: string, value: string) {
  return { type: 'mdxJsxAttribute', name, value };
}

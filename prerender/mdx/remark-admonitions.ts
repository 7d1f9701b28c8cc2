import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
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
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return undefined;
      if (parent === undefined || index === undefined) return undefined;
      const text = toWords(node, String(file));
      const words = node.type === 'textDirective' ? text : [{ type: 'paragraph', children: text }];
      parent.children.splice(index, 1, ...(words as never[]));
      return index + words.length;
    });
  };
}

/** "10:30" and "a:b[c]" are words, not directives: the text as it was, around what it holds. */
function toWords(node: TextDirective | LeafDirective, source: string): readonly PhrasingContent[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined)
    return [{ type: 'text', value: source.slice(start, end) }];
  return [
    { type: 'text', value: source.slice(start, first) },
    ...node.children,
    { type: 'text', value: source.slice(last, end) },
  ];
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

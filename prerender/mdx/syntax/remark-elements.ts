import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { JsxElement } from '../tree/mdx-tree';
import { isJsxElement, walkTree } from '../tree/mdx-tree';
import { getImports } from '../page/page';

/** HTML elements that become components of the site. */
const components: ReadonlyMap<string, string> = new Map([
  ['details', 'Details'],
  ['table', 'Table'],
]);

/** Replaces `<details>` and `<table>` with components of the site, and unwraps `<p>` around blocks. */
export function remarkElements() {
  return (tree: Root, file: VFile): void => {
    walkTree(tree, (node) => {
      if (!isJsxElement(node)) return;
      const component = components.get(node.name ?? '');
      if (component !== undefined) node.name = getImports(tree, file).addComponent(component);
      if (node.name === 'p') unnest(node);
    });
  };
}

/**
 * Markdown on its own lines becomes a block, even within `<p>`. Browsers end a paragraph where another
 * block starts, so React could not hydrate the page.
 */
function unnest(element: JsxElement): void {
  const children: readonly Nodes[] = element.children;
  const [block, ...others] = children.filter(({ type }) => blocks.has(type));
  if (block === undefined) return;
  if (block.type === 'paragraph' && others.length === 0)
    element.children = children.flatMap((node) =>
      node === block ? block.children : node,
    ) as never;
  else element.name = 'div';
}

const blocks: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'heading',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
]);

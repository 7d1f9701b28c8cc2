import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { blockElements } from '../../text/html-names';
import type { JsxElement } from '../tree/mdx-tree';
import { isJsxElement, walkTree } from '../tree/mdx-tree';
import { getImports } from '../page/page';

/** HTML elements that become components of the site. */
const components: ReadonlyMap<string, string> = new Map([
  ['details', 'Details'],
  ['table', 'Table'],
]);

/** The components of the site that stand within a line. */
const spans =
  'Badge BrowserOnly HoverCard HoverCardContent HoverCardTrigger Progress ReferencePart ScrollBar Separator';

/** The HTML elements of the components of the site; all others are a `<div>`. */
const elements: ReadonlyMap<string, string> = new Map([
  ...spans.split(' ').map((name) => [name, 'span'] as const),
  ['Details', 'details'],
  ['Link', 'a'],
  ['Table', 'table'],
  ['TableBody', 'tbody'],
  ['TableCaption', 'caption'],
  ['TableCell', 'td'],
  ['TableFooter', 'tfoot'],
  ['TableHead', 'th'],
  ['TableHeader', 'thead'],
  ['TableRow', 'tr'],
]);

/** The HTML element that an element or a component becomes; undefined for a component of the guide's own. */
export function findElementName(name: string): string | undefined {
  if (/^[a-z][^.]*$/.test(name)) return name;
  return name in mdxComponents ? (elements.get(name) ?? 'div') : undefined;
}

/**
 * Replaces `<details>` and `<table>` with components of the site, and nests elements as browsers do, so that React
 * finds its own tree in the HTML: blocks stand in no paragraph, and rows stand in a body.
 */
export function remarkElements() {
  return (tree: Root, file: VFile): void => {
    walkTree(tree, (node) => {
      if ('children' in node) node.children = (node.children as Nodes[]).flatMap(split) as never;
      if (!isJsxElement(node)) return;
      if (node.name === 'table') wrapRows(node);
      if (node.name === 'p') unnest(node);
      const component = components.get(node.name ?? '');
      if (component !== undefined) node.name = getImports(tree, file).addComponent(component);
    });
  };
}

/**
 * A paragraph with a block in it as the block, with a paragraph before and after it. Markdown makes a paragraph of
 * every line that begins with an element and goes on. A block that is deeper leaves no paragraph at all.
 */
function split(node: Nodes): readonly Nodes[] {
  if (node.type !== 'paragraph' || !node.children.some(hasBlock)) return [node];
  if (node.children.some((child) => !isBlock(child) && hasBlock(child)))
    return [{ ...node, type: 'mdxJsxFlowElement', name: 'div', attributes: [] } as Nodes];
  const parts: Nodes[] = [];
  let words: Nodes[] = [];
  const close = () => {
    if (words.some((word) => word.type !== 'text' || word.value.trim() !== ''))
      parts.push({ ...node, children: words } as Nodes);
    words = [];
  };
  for (const child of node.children as readonly Nodes[]) {
    if (isBlock(child)) {
      close();
      parts.push({ ...child, type: 'mdxJsxFlowElement' } as Nodes);
    } else words.push(child);
  }
  close();
  return parts;
}

/** True for an element that ends a paragraph, or is a part of a table. */
function isBlock(node: Nodes): boolean {
  const name = isJsxElement(node) ? (findElementName(node.name ?? '') ?? '') : '';
  return blockElements.has(name) || tableParts.test(name);
}

/** Elements that browsers leave out where no table is around them. */
export const tableParts = /^(?:caption|colgroup|col|thead|tbody|tfoot|tr|t[dh])$/;

/** Puts the rows that stand directly in a table into a body. */
function wrapRows(table: JsxElement): void {
  const children: Nodes[] = [];
  let body: JsxElement | undefined;
  for (const child of table.children as readonly Nodes[]) {
    const isRow = isJsxElement(child) && findElementName(child.name ?? '') === 'tr';
    if (isRow && body === undefined) {
      body = { ...child, name: 'tbody', attributes: [], children: [] };
      children.push(body);
    }
    if (isRow) body?.children.push(child as never);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      body = undefined;
      children.push(child);
    }
  }
  table.children = children as never;
}

/**
 * Markdown on its own lines becomes a block, even within `<p>`. Browsers end a paragraph where another
 * block starts, so React could not hydrate the page.
 */
function unnest(element: JsxElement): void {
  const children: readonly Nodes[] = element.children;
  const [block, ...others] = children.filter(hasBlock);
  if (block === undefined) return;
  if (block.type === 'paragraph' && others.length === 0)
    element.children = children.flatMap((node) =>
      node === block ? block.children : node,
    ) as never;
  else element.name = 'div';
}

/** True for a block, and for words around one, such as `<b><div>…</div></b>`. */
function hasBlock(node: Nodes): boolean {
  if (blocks.has(node.type) || isBlock(node)) return true;
  return 'children' in node && (node.children as readonly Nodes[]).some(hasBlock);
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

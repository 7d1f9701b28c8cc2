import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { report } from '../page/problems';
import type { JsxElement } from '../tree/mdx-tree';
import { findAttribute, isJsxElement, walkTree } from '../tree/mdx-tree';

/** Warns of what a page shows otherwise than it is written, without a word. */
export function remarkQuietMistakes() {
  return (tree: Root, file: VFile): void => {
    let title: number | undefined;
    walkTree(tree, (node) => {
      if (node.data !== undefined && 'isExample' in node.data) return;
      if (node.type === 'link') checkAddress(node, node.url, file);
      if (isJsxElement(node)) checkElement(node, file);
      if (node.type !== 'heading' || node.depth !== 1) return;
      if (title !== undefined) reportTitle(node, title, file);
      title ??= node.position?.start.line ?? 1;
    });
  };
}

function reportTitle(heading: Nodes, first: number, file: VFile): void {
  const hint = 'Begin it with "##": what stands below the title has level 2 or more.';
  const message = `The page has a second heading of level 1; the title stands in line ${first}.`;
  report(file, heading, 'warning', message, hint);
}

/** The schemes that run a program, or show what no server has checked. Browsers skip white space in them. */
const UNSAFE = /^(?:javascript|vbscript|data):/i;

function checkAddress(node: Nodes, url: string, file: VFile): void {
  // oxlint-disable-next-line no-control-regex -- Browsers leave out these characters.
  const [scheme] = UNSAFE.exec(url.replaceAll(/[\u0000-\u0020]/g, '')) ?? [];
  if (scheme === undefined) return;
  const message = `The link with "${scheme.toLowerCase()}" leads nowhere: browsers may not run it on this site.`;
  report(file, node, 'warning', message, 'Link to a page or a file, or write it as `code`.');
}

function checkElement(element: JsxElement, file: VFile): void {
  const { name } = element;
  const href = findAttribute(element, 'href');
  if (typeof href === 'string') checkAddress(element, href, file);
  if (name === null || !/^[a-z]/.test(name)) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') continue;
    if (!/^on[a-z]+$/i.test(attribute.name)) continue;
    const message = `The attribute "${attribute.name}" of <${name}> is left out: a page runs no program that is written as text.`;
    report(file, element, 'warning', message, 'Remove it, or use a component that does it.');
  }
}

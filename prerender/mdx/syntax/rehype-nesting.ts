import type { Nodes, Root } from 'hast';
import { parseFragment, serialize } from 'parse5';
import type { VFile } from 'vfile';
import { voidElements } from '../../text/html-names';
import { report } from '../page/problems';
import { isJsxElement } from '../tree/mdx-tree';
import { findElementName, tableParts } from './remark-elements';

export const NESTING_HINT =
  'Close an element before another one of its kind, put rows into <tbody>, text into the cells of a table, and blocks and partials between paragraphs, not into them.';

/**
 * Warns of elements that browsers rearrange: what they make of the HTML of a guide is not what React looks for, and it
 * renders the whole page again. Only HTML that a writer wrote can be such.
 */
export function rehypeNesting() {
  return (tree: Root, file: VFile): void => {
    for (const block of tree.children) if (hasJsx(block)) checkElement(block, file);
  };
}

function hasJsx(node: Nodes): boolean {
  return isJsxElement(node) || ('children' in node && node.children.some(hasJsx));
}

/** Reports the innermost element that is rearranged; parts of a table are what they are only in it. */
function checkElement(node: Nodes, file: VFile): boolean {
  const name = findName(node);
  const isOwn = name === undefined && 'children' in node;
  if (!isOwn && !isRearranged(toHtml(node))) return false;
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const whole = children.filter((child) => !tableParts.test(findName(child) ?? ''));
  if (whole.filter((child) => checkElement(child, file)).length > 0 || isOwn) return true;
  const message = `HTML does not allow <${name}>, or what is in it, here: browsers rearrange it.`;
  report(file, node, 'warning', message, NESTING_HINT);
  return true;
}

function isRearranged(html: string): boolean {
  const whole = `<div>${html}</div>`;
  return serialize(parseFragment(whole)) !== whole;
}

/** The elements and texts of a node without their attributes; what a component of the guide's own shows is not known. */
function toHtml(node: Nodes): string {
  if (node.type === 'text') return node.value.trim() === '' ? '' : 'x';
  const name = findName(node);
  if (name === undefined || !('children' in node)) return '';
  const inner = foreign.test(name) ? '' : (node.children as readonly Nodes[]).map(toHtml).join('');
  if (name === '') return inner;
  return voidElements.has(name) ? `<${name}>` : `<${name}>${inner}</${name}>`;
}

/** The name of an element; empty for a fragment, and undefined for a component of the guide's own. */
function findName(node: Nodes): string | undefined {
  if (node.type === 'element') return node.tagName;
  return isJsxElement(node) && node.name ? findElementName(node.name) : '';
}

/** Elements whose content browsers read in another way. */
const foreign = /^(?:svg|math|select|template|textarea|title|noscript|iframe|style|script|xmp)$/;

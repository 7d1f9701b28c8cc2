import type { Nodes, Root } from 'hast';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import type { VFile } from 'vfile';
import { voidElements } from '../../text/html-names';
import { report } from '../page/problems';
import { isJsxElement } from '../tree/mdx-tree';
import { findElementName, tableParts } from './remark-elements';

/**
 * Warns of elements that browsers move: what they make of the HTML of a guide is not what React looks for, and it
 * renders the whole page again. Only HTML that a writer wrote can be such.
 */
export function rehypeNesting() {
  return (tree: Root, file: VFile): void => {
    for (const block of tree.children) if (hasJsx(block)) checkBlock(block, file);
  };
}

function hasJsx(node: Nodes): boolean {
  return isJsxElement(node) || ('children' in node && node.children.some(hasJsx));
}

/** An element or a text of a guide. */
interface Placed {
  readonly node: Nodes;
  /** The name of the element. */
  readonly name: string;
  /** The index of the element around it; -1 for the page. */
  readonly parent: number;
}

/** Reports the first element of a block that is moved: others are moved because of it. */
function checkBlock(block: Nodes, file: VFile): void {
  const placed: Placed[] = [];
  const others: Nodes[] = [];
  const html = toHtml(block, -1, placed, others);
  const parents = placed.map((): number[] => []);
  listParents(parseFragment(`<div>${html}</div>`), -1, parents);
  const index = placed.findIndex(
    ({ parent }, at) => parents[at]?.length !== 1 || parents[at][0] !== parent,
  );
  const moved = placed[index];
  if (moved !== undefined) {
    const around = placed[moved.parent]?.name;
    const isGone = around === undefined || parents[index]?.length === 0;
    const what = moved.node.type === 'text' ? 'the text' : `<${moved.name}>`;
    const message = isGone
      ? `Browsers leave out ${what}: HTML does not allow it here.`
      : `Browsers move ${what} out of <${around}>: HTML does not allow it there.`;
    report(file, moved.node, 'warning', message, toHint(moved.name, around));
  }
  for (const other of others) checkBlock(other, file);
}

function toHint(name: string, around: string | undefined): string {
  if (name === around) return `Close <${around}> before another one begins.`;
  if (tableParts.test(name) && !tableParts.test(around ?? '')) return 'Put it into a <table>.';
  if (around === 'table' || tableParts.test(around ?? ''))
    return 'Put it into a cell: <td> in <tr> in <table>.';
  return around === undefined
    ? 'Remove its tags.'
    : `Put it before or after <${around}>, or write <div> for <${around}>.`;
}

/**
 * The elements of a node, each with its index in `placed` and no other attribute. The content of components that the
 * guide itself defines may be anywhere, and goes into `others`.
 */
function toHtml(node: Nodes, parent: number, placed: Placed[], others: Nodes[]): string {
  const open = (name: string) => `<${name} data-at=${placed.push({ node, name, parent }) - 1}>`;
  // Browsers treat an element that they do not know as they treat text.
  if (node.type === 'text') return node.value.trim() === '' ? '' : `${open('x-text')}</x-text>`;
  if (node.type !== 'element' && !isJsxElement(node)) return '';
  const children: readonly Nodes[] = node.children;
  const toInner = (own: number) =>
    children.map((child) => toHtml(child, own, placed, others)).join('');
  const written = node.type === 'element' ? node.tagName : node.name;
  if (!written) return toInner(parent);
  const name = findElementName(written);
  if (name === undefined) {
    others.push(...children);
    return '';
  }
  const start = open(name);
  if (voidElements.has(name)) return start;
  return `${start}${foreign.test(name) ? '' : toInner(placed.length - 1)}</${name}>`;
}

/** Elements whose content browsers read in another way. */
const foreign = /^(?:svg|math|select|template|textarea|title|noscript|iframe|style|script|xmp)$/;

/** Notes for each element of ours which of ours is around it: NaN if browsers have put another one between them. */
function listParents(
  node: DefaultTreeAdapterMap['node'],
  parent: number,
  parents: readonly number[][],
): void {
  const written = 'attrs' in node ? node.attrs.find(({ name }) => name === 'data-at') : undefined;
  if (written !== undefined) parents[Number(written.value)]?.push(parent);
  // Around the block is an element of nobody.
  const own = written === undefined && parent !== -1 ? Number.NaN : Number(written?.value ?? -1);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) listParents(child, own, parents);
}

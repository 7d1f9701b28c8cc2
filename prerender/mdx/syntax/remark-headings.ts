import { valueToEstree } from 'estree-util-value-to-estree';
import type { ArrayExpression, SpreadElement } from 'estree-jsx';
import GithubSlugger from 'github-slugger';
import type { Heading as MdastHeading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Heading } from '../../../src/model/navigation/heading';
import { toAnchorText } from '../../text/slug';
import { toExport, toIdentifier } from '../tree/estree-nodes';
import { takeAnchor } from './heading-ids';
import type { HeadingId } from './heading-ids';
import { listImports } from '../tree/page-names';
import { isJsxElement, listNodes, toEsm, walkTree } from '../tree/mdx-tree';
import { getImports } from '../page/page';
import { report } from '../page/problems';
import { toFormattedText, toReadableText } from './phrasing';

declare module 'mdast' {
  interface HeadingData {
    /** The explicit anchor. */
    anchor?: string;
  }
}

declare module 'vfile' {
  interface DataMap {
    /** Those of the page itself; a partial's are added where it is included. */
    headings: readonly Heading[];
  }
}

/** Gives each heading its anchor, and exports the page's `headings` and `contentTitle`. */
export function remarkHeadings() {
  return (tree: Root, file: VFile): void => {
    readAnchors(tree, file);
    const contentTitle = findContentTitle(tree);
    setAnchors(tree);
    const headings = toHeadings(tree, file);
    file.data.headings = listOwnHeadings(tree);
    tree.children.unshift(
      toEsm([
        toExport('headings', headings),
        toExport('contentTitle', valueToEstree(contentTitle)),
      ]),
    );
  };
}

/** Moves explicit anchors from the text to the headings; any other `{#…}` becomes text. */
function readAnchors(tree: Root, file: VFile): void {
  const lines = new Map<string, number>();
  for (const heading of listNodes(tree, 'heading')) {
    const anchor = takeAnchor(heading);
    if (anchor === undefined) continue;
    const line = lines.get(anchor);
    if (line !== undefined) {
      const hint = `Choose another one; the heading in line ${line} has it already.`;
      report(file, heading, 'error', `The anchor "#${anchor}" is there twice.`, hint);
    }
    lines.set(anchor, heading.position?.start.line ?? 0);
    heading.data = { ...heading.data, anchor };
  }
  walkTree(tree, (node) => {
    const id = node as unknown as HeadingId;
    if (id.type === 'headingId') Object.assign(node, { type: 'text', value: `{#${id.value}}` });
  });
}

/** The title in the text: the first heading, if it is of level 1 and no thematic break precedes it. */
function findContentTitle(tree: Root): string | undefined {
  const first = listNodes(tree, 'heading').find((heading) => !isOfExample(heading));
  if (first?.depth !== 1 || listNodes(tree, 'thematicBreak').some((line) => isBefore(line, first)))
    return undefined;
  return toReadableText(first);
}

function isBefore(a: Node, b: Node): boolean {
  return (a.position?.start.line ?? 0) < (b.position?.start.line ?? 0);
}

/** Generated anchors never repeat an explicit one. */
function setAnchors(tree: Root): void {
  const slugger = new GithubSlugger();
  const headings = listNodes(tree, 'heading');
  for (const { data } of headings)
    if (data?.anchor !== undefined) slugger.occurrences[data.anchor] = 0;
  for (const heading of headings) {
    const anchor = heading.data?.anchor;
    if (heading.depth === 1 || (anchor === undefined && isOfExample(heading))) continue;
    const id = anchor ?? slugger.slug(toAnchorText(toString(heading)));
    heading.data = { ...heading.data, hProperties: { id } };
  }
}

/** The headings that stand in the page itself. */
function listOwnHeadings(tree: Root): readonly Heading[] {
  return listNodes(tree, 'heading')
    .filter((node) => node.depth > 1 && !isOfExample(node))
    .map(toHeading);
}

/** The page's headings in document order, with those of the partials that it includes. */
function toHeadings(tree: Root, file: VFile): ArrayExpression {
  const partials = new Map(
    listImports(tree)
      .filter(({ module, name }) => name === 'default' && /\.mdx?$/.test(module))
      .map(({ local, module }) => [local, module]),
  );
  const elements: ArrayExpression['elements'] = [];
  walkTree(tree, (node) => {
    if (node.type === 'heading' && node.depth > 1 && !isOfExample(node))
      elements.push(valueToEstree(toHeading(node)));
    const module = isJsxElement(node) ? partials.get(node.name ?? '') : undefined;
    if (module === undefined || isOfExample(node)) return;
    const name = getImports(tree, file).add(module, 'headings', 'partHeadings');
    elements.push({ type: 'SpreadElement', argument: toIdentifier(name) } as SpreadElement);
  });
  return { type: 'ArrayExpression', elements } as ArrayExpression;
}

/** Headings in examples do not belong to the page. */
function isOfExample({ data }: Node): boolean {
  return data !== undefined && 'isExample' in data;
}

function toHeading(heading: MdastHeading): Heading {
  const formatted = toFormattedText(heading.children);
  return {
    depth: heading.depth as Heading['depth'],
    text: toReadableText(heading),
    id: String(heading.data?.hProperties?.['id']),
    ...(formatted && { formatted }),
  };
}

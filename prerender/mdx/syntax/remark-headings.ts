import GithubSlugger from 'github-slugger';
import type { Heading as MdastHeading, Nodes, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Heading } from '../../../src/model/navigation/heading';
import type { RichTag, RichText } from '../../../src/model/text/rich-text';
import { toAnchorText } from '../../text/slug';
import { takeAnchor } from './heading-ids';
import type { HeadingId } from './heading-ids';
import { listImports } from '../tree/page-names';
import { isJsxElement, listNodes, toEsm, walkTree } from '../tree/mdx-tree';
import { getImports } from '../page/page';
import { report } from '../page/problems';

declare module 'mdast' {
  interface HeadingData {
    /** The explicit anchor. */
    anchor?: string;
  }
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** The module of a partial that is included here. */
    partial?: string;
  }
  interface MdxJsxTextElementData {
    partial?: string;
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
    checkTitles(tree, file);
    const contentTitle = JSON.stringify(findContentTitle(tree));
    setAnchors(tree);
    const headings = listHeadings(tree, file);
    file.data.headings = headings.filter((heading) => typeof heading !== 'string');
    const items = headings.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
    const code = `export const headings = [${items.join(', ')}], contentTitle = ${contentTitle};`;
    tree.children.unshift(toEsm(code));
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

/** Warns of headings of level 1 below the title. */
function checkTitles(tree: Root, file: VFile): void {
  const [first, ...others] = listNodes(tree, 'heading').filter(
    (heading) => heading.depth === 1 && !isOfExample(heading),
  );
  for (const heading of others) {
    const hint = 'Begin it with "##": what stands below the title has level 2 or more.';
    const message = `The page has a second heading of level 1; the title stands in line ${first?.position?.start.line ?? 1}.`;
    report(file, heading, 'warning', message, hint);
  }
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

/** The page's headings in document order; those of a partial that it includes are code, `...name`. */
function listHeadings(tree: Root, file: VFile): readonly (Heading | `...${string}`)[] {
  const partials = new Map(
    listImports(tree)
      .filter(({ module, name }) => name === 'default' && /\.mdx?$/.test(module))
      .map(({ local, module }) => [local, module]),
  );
  const found: (Heading | `...${string}`)[] = [];
  walkTree(tree, (node) => {
    if (isOfExample(node)) return;
    if (node.type === 'heading' && node.depth > 1) found.push(toHeading(node));
    const module = isJsxElement(node) ? partials.get(node.name ?? '') : undefined;
    if (module === undefined) return;
    Object.assign((node.data ??= {}), { partial: module });
    found.push(`...${getImports(tree, file).add(module, 'headings', 'partHeadings')}`);
  });
  return found;
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

/** The HTML elements for Markdown's formatting. */
const tags: Readonly<Partial<Record<PhrasingContent['type'], RichTag>>> = {
  delete: 'del',
  emphasis: 'em',
  inlineCode: 'code',
  strong: 'strong',
};

/** The words of a node; a formula in words that can be read. */
function toReadableText(node: Nodes): string {
  const formula = findFormulaText(node);
  if (formula !== undefined) return formula;
  return 'children' in node && node.children.length > 0
    ? node.children.map(toReadableText).join('')
    : toString(node);
}

function findFormulaText(node: Nodes): string | undefined {
  return node.type === 'mdxJsxTextElement' ? node.data?.formulaText : undefined;
}

/** Phrasing content with formatting but without links; undefined when it has no formatting. */
function toFormattedText(nodes: readonly PhrasingContent[]): RichText | undefined {
  const text = toRuns(nodes);
  return text.every((run) => typeof run === 'string') ? undefined : text;
}

function toRuns(nodes: readonly PhrasingContent[]): RichText {
  return nodes.flatMap((node): RichText => {
    const tag = tags[node.type];
    const isWhole = findFormulaText(node) !== undefined || !('children' in node);
    const children = isWhole ? [toReadableText(node)] : toRuns(node.children);
    return tag === undefined ? children : [{ tag, children }];
  });
}

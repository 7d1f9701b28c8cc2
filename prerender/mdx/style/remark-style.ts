import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsxElement, walkTree } from '../tree/mdx-tree';
import { listFrontMatterProse } from './front-matter-prose';
import { checkImage } from './images';
import { checkLink } from './links';
import type { Prose } from './prose';
import { toProse } from './prose';
import { checkProses } from './prose-rules';
import type { Style, StyleProblem } from './style';

declare module 'vfile' {
  interface DataMap {
    /** What breaks the site's rules of style. */
    style: readonly StyleProblem[];
  }
}

/** Checks the style of a guide, as it is written: before other steps change its tree. */
export function remarkStyle({ style }: { readonly style?: Style | undefined }) {
  return (tree: Root, file: VFile): void => {
    if (style !== undefined) file.data.style = checkStyle(tree, String(file), style);
  };
}

function checkStyle(tree: Root, source: string, style: Style): readonly StyleProblem[] {
  const isEnglish = /^en\b/i.test(style.language);
  const has = (rule: Style['rules'][number]) => style.rules.includes(rule);
  const { blocks, quotations } = listBlocks(tree);
  const lines = source.split(/\r?\n/);
  const proses = [
    ...tree.children.flatMap((node) =>
      node.type === 'yaml' ? listFrontMatterProse(node.value) : [],
    ),
    ...blocks.map((block) => toProse(toKind(block), block, lines)),
  ];
  const found = [...checkProses(proses, style)];
  for (const block of [...blocks, ...quotations])
    walkTree(block, (node) => {
      if (has('images')) found.push(...checkImage(node));
      if (has('links') && isEnglish && !quotations.includes(block)) found.push(...checkLink(node));
    });
  return found;
}

function toKind(block: Nodes): Prose['kind'] {
  if (block.type === 'heading') return 'heading';
  return (block.type as string) === 'directiveLabel' ? 'title' : 'text';
}

interface Blocks {
  /** What holds words, such as paragraphs. */
  readonly blocks: readonly Nodes[];
  /** What others have written. */
  readonly quotations: readonly Nodes[];
}

const IGNORE = /^\s*\/\*\s*style-ignore\s*\*\/\s*$/;

/** The blocks of a page, except examples and those that `{/* style-ignore *\/}` excuses. */
function listBlocks(tree: Root): Blocks {
  const blocks: Nodes[] = [];
  const quotations: Nodes[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'blockquote') quotations.push(node);
    else if (isBlock(node)) {
      if (!isIgnored(node)) blocks.push(node);
    } else if ('children' in node) visitAll(node.children);
  };
  const visitAll = (nodes: readonly Nodes[]): void => {
    let ignoresNext = false;
    for (const node of nodes) {
      const isIgnoredNow = ignoresNext;
      ignoresNext = node.type === 'mdxFlowExpression' && IGNORE.test(node.value);
      // Examples show how something is written.
      if (!isIgnoredNow && (node.type as string) !== 'liveExample') visit(node);
    }
  };
  visitAll(tree.children);
  return { blocks, quotations };
}

const blockTypes: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'directiveLabel',
]);
const phrasingTypes: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'link',
  'inlineCode',
  'image',
]);

/** Whether a node's children are words; those of an element on a line of its own may be. */
function isBlock(node: Nodes): boolean {
  if (!isJsxElement(node)) return blockTypes.has(node.type);
  return (
    node.children.length === 0 ||
    node.children.some((child) => phrasingTypes.has(child.type) && !isBlank(child))
  );
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isIgnored(block: Nodes): boolean {
  let isFound = false;
  walkTree(block, (node) => {
    isFound ||= node.type === 'mdxTextExpression' && IGNORE.test(node.value);
  });
  return isFound;
}

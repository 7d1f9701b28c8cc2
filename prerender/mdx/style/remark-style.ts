import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { isJsxElement, walkTree } from '../tree/mdx-tree';
import { listFrontMatterProse } from './labels';
import type { Prose, StyleProblem } from './prose';
import { createToProse } from './prose';
import type { Style } from './style';
import { checkProses, hasRule } from './style';

declare module 'vfile' {
  interface DataMap {
    /** Breaks of the site's style rules. */
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
  const [first] = tree.children;
  const frontMatter = first?.type === 'yaml' ? listFrontMatterProse(source, first.value) : [];
  const toProse = createToProse(source);
  const blocks = listBlocks(tree);
  const proses = blocks
    .filter((block) => !isQuotation(block))
    .map((block) => toProse(toKind(block), block));
  return [
    ...checkProses([...frontMatter, ...proses], style),
    ...blocks.flatMap((block) => checkNodes(block, style)),
  ];
}

function toKind(block: Nodes): Prose['kind'] {
  if (block.type === 'heading') return 'heading';
  return (block.type as string) === 'directiveLabel' ? 'title' : 'text';
}

/** Checks the links and images of a block. In a quotation, only images are by the author. */
function checkNodes(block: Nodes, style: Style): readonly StyleProblem[] {
  const hasLinks = hasRule(style, 'links') && !isQuotation(block);
  const found: StyleProblem[] = [];
  walkTree(block, (node) => {
    const wrong =
      (hasLinks ? findWrongLinkText(node) : undefined) ??
      (hasRule(style, 'images') ? findWrongImageText(node) : undefined);
    if (wrong === undefined || node.position === undefined) return;
    const { line, column } = node.position.start;
    found.push({ line, column, severity: 'warning', ...wrong });
  });
  return found;
}

/** The text of a link or an image that says nothing. */
interface WrongText {
  readonly message: string;
  readonly hint: string;
}

const empty =
  /^(?:(?:(?:click|see|right|over) )?here|this(?: (?:page|link|article|document|post))?|(?:read |learn )?more)\W*$/i;

/** Finds a link whose words do not say where it leads. */
function findWrongLinkText(node: Nodes): WrongText | undefined {
  const isLink = isJsxElement(node) ? /^(?:a|Link)$/.test(node.name ?? '') : node.type === 'link';
  const words = isLink ? toString(node).replaceAll(/\s+/g, ' ').trim() : '';
  if (!empty.test(words)) return undefined;
  return {
    message: `The link "${words}" does not say where it leads.`,
    hint: 'Put the link on the words that name its target, as in "Read [how tokens expire](…)".',
  };
}

/** Finds an image without a text for those who do not see it. */
function findWrongImageText(node: Nodes): WrongText | undefined {
  const text = findImageText(node);
  if (text === undefined || (text !== '' && !isEmptyText(text))) return undefined;
  return {
    message:
      text === ''
        ? 'The image has no text.'
        : `The text of the image, "${text}", does not say what it shows.`,
    hint: 'Say what it shows, as in "![A team with two divisions](…)". For decoration, write <img alt="" … />.',
  };
}

/** The text of an image; undefined for other nodes, and for elements, which may be decoration, with a text. */
function findImageText(node: Nodes): string | undefined {
  if (node.type === 'image' || node.type === 'imageReference') return (node.alt ?? '').trim();
  if (!isJsxElement(node) || node.name !== 'img') return undefined;
  const hasText = node.attributes.some(
    (each) => each.type === 'mdxJsxExpressionAttribute' || each.name === 'alt',
  );
  return hasText ? undefined : '';
}

/** The name of a file, or the word "image". */
function isEmptyText(text: string): boolean {
  return (
    /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(text) ||
    /^(?:an? )?(?:image|img|picture|photo|screenshot|alt|alt text)[ -]?\d*$/i.test(text)
  );
}

const IGNORE = /^\s*\/\*\s*style-ignore\s*\*\/\s*$/;

/** Paragraphs, quotations and the like, except examples and those that `{/* style-ignore *\/}` exempts. */
function listBlocks(parent: Nodes): readonly Nodes[] {
  if (!('children' in parent)) return [];
  return (parent.children as readonly Nodes[]).flatMap((node, at, siblings) => {
    const before = siblings[at - 1];
    if (before?.type === 'mdxFlowExpression' && IGNORE.test(before.value)) return [];
    // Examples show how something is written.
    if ((node.type as string) === 'liveExample') return [];
    if (!isBlock(node)) return listBlocks(node);
    return hasIgnore(node) ? [] : [node];
  });
}

function hasIgnore(block: Nodes): boolean {
  let isFound = false;
  walkTree(block, (node) => {
    isFound ||= node.type === 'mdxTextExpression' && IGNORE.test(node.value);
  });
  return isFound;
}

const blockTypes = new Set(['paragraph', 'heading', 'tableCell', 'directiveLabel', 'blockquote']);
const phrasingTypes = new Set(['text', 'emphasis', 'strong', 'link', 'inlineCode', 'image']);

/** A node whose children are words, as those of an element on a line of its own may be. */
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

function isQuotation(block: Nodes): boolean {
  return block.type === 'blockquote';
}

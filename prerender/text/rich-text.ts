import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import GithubSlugger from 'github-slugger';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type {
  RichElement,
  RichHeading,
  RichNode,
  RichTag,
  RichText,
} from '../../src/model/text/rich-text';
import { richTags } from '../../src/model/text/rich-text';
import { toAnchorText } from './slug';
import type { Highlight } from './highlighter';
import { remarkPlaceholders } from './remark-placeholders';
import { isWholeCode } from './whole-code';

export interface RichTextOptions {
  readonly highlight: Highlight;
  /** The level that the text's highest heading becomes. */
  readonly topHeading: 2 | 3 | 4;
  /** The base of relative links. Without it, they stay as they are. */
  readonly base?: string | undefined;
}

/** Converts a description to rich text. */
export type ToText = (markdown: string | undefined) => RichText;

/**
 * Converts an OpenAPI description, which is CommonMark, to rich text.
 *
 * The result is data, never code: HTML is parsed and sanitised, braces are text, nothing is evaluated.
 */
export function toRichText(markdown: string | undefined, options: RichTextOptions): RichText {
  if (markdown === undefined || markdown.trim() === '') return [];
  if (plainSentence.test(markdown)) return [{ tag: 'p', children: [markdown] }];
  const root = processor.runSync(processor.parse(markdown));
  return toNodes(root.children, createContext(root, options));
}

/**
 * Words and punctuation that mean nothing in Markdown, on one line, and no list item's number before them.
 *
 * Most descriptions of fields are no more, and a large API has a hundred thousand of them.
 */
const plainSentence =
  /^(?!\d+[.)]|www\.|.*\Wwww\.)[\p{L}\p{N}](?:[\p{L}\p{N} ,.;:?()'"’“”–—…、。-]*[\p{L}\p{N}.?)'"’”…。])?$/iu;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkPlaceholders)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize);

interface Context {
  readonly highlight: Highlight;
  /** By how many levels headings move down. */
  readonly shift: number;
  readonly slugger: GithubSlugger;
  readonly base: string | undefined;
}

function createContext(root: Root, { highlight, topHeading, base }: RichTextOptions): Context {
  const levels: number[] = [];
  visit(root, 'element', (element) => {
    levels.push(...toLevel(element));
  });
  const top = levels.length === 0 ? topHeading : Math.min(...levels);
  return { highlight, shift: topHeading - top, slugger: new GithubSlugger(), base };
}

/** The level of a heading, in a list; empty for other elements. */
function toLevel({ tagName }: Element): readonly number[] {
  return /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [];
}

function toNodes(nodes: readonly (RootContent | ElementContent)[], context: Context): RichText {
  return nodes.flatMap((node, index): readonly RichNode[] => {
    if (node.type === 'element') return toElement(node, context);
    if (node.type !== 'text') return [];
    return isLayout(node.value, nodes[index - 1], nodes[index + 1]) ? [] : [node.value];
  });
}

/** Line breaks before, after and between blocks are source formatting, not text. */
function isLayout(
  text: string,
  before?: RootContent | ElementContent,
  after?: RootContent | ElementContent,
): boolean {
  if (text.trim() !== '') return false;
  const isEdge = before === undefined || after === undefined;
  return isBlock(before) || isBlock(after) || (isEdge && text.includes('\n'));
}

function isBlock(node: RootContent | ElementContent | undefined): boolean {
  return node?.type === 'element' && /^(?:p|ul|ol|h\d|pre|table|blockquote|hr)$/.test(node.tagName);
}

function toElement(element: Element, context: Context): readonly RichNode[] {
  if (element.tagName === 'pre') return [toCode(element, context)];
  if (element.tagName === 'a') return [toLink(element, context)].flat();
  const [level] = toLevel(element);
  if (level !== undefined) return [toHeading(element, level, context)];
  const children = toNodes(trimTable(element), context);
  return isRichTag(element.tagName)
    ? [{ tag: element.tagName, ...toWholeMark(element), children } satisfies RichElement]
    : children;
}

function toWholeMark(element: Element): Pick<RichElement, 'whole'> {
  return element.tagName === 'code' && isWholeCode(toString(element)) ? { whole: true } : {};
}

/** White space between table rows and list items would be invalid text inside them. */
function trimTable(element: Element): readonly ElementContent[] {
  if (!/^(?:table|thead|tbody|tr|ul|ol)$/.test(element.tagName)) return element.children;
  return element.children.filter((child) => child.type !== 'text');
}

function toCode(element: Element, { highlight }: Context): RichNode {
  const code = element.children.find((child) => child.type === 'element');
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  const language = Array.isArray(names) ? String(names[0]).replace(/^language-/, '') : 'text';
  return { tag: 'code-block', code: highlight(toString(element), language) };
}

function toLink(element: Element, context: Context): RichNode | RichText {
  const href = element.properties['href'];
  const children = toNodes(element.children, context);
  if (typeof href !== 'string' || leavesUnseen(href)) return children;
  return { tag: 'a', href: toWhole(href, context.base), children };
}

/** The whole address of a link from another file. One from the first slash leads to a page of this site. */
function toWhole(href: string, base: string | undefined): string {
  const isElsewhere = !/^(?:[/#?]|[a-z][\w+.-]*:)/i.test(href);
  return base !== undefined && isElsewhere && URL.canParse(href, base)
    ? new URL(href, base).href
    : href;
}

/**
 * True for an address with another host but no scheme: `//host`, `/\host`.
 *
 * The sanitiser allows these, and browsers ignore control characters and spaces in them.
 */
function leavesUnseen(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers leave these out of addresses
  return /^[\\/]{2}/.test(href.replaceAll(/[\u0000-\u0020]/g, ''));
}

function toHeading(element: Element, level: number, context: Context): RichHeading {
  const tag = `h${Math.min(6, level + context.shift)}` as RichHeading['tag'];
  return {
    tag,
    id: context.slugger.slug(toAnchorText(toString(element))),
    children: toNodes(element.children, context),
  };
}

function isRichTag(tag: string): tag is RichTag {
  return (richTags as readonly string[]).includes(tag);
}

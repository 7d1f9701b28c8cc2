import type { Definition, Root } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import remarkMath from 'remark-math';
import type { Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { GuideFormat } from '../../../src/model/site/markdown';
import { expandExamples } from '../code/live-examples';
import { withoutPrices } from '../math/prices';
import { headingIds, headingIdsFromMarkdown } from './heading-ids';
import { htmlComments } from './html-comments';
import { nestElements } from './html-elements';
import { admonitionNames } from './remark-admonitions';
import { voidElementsFromMarkdown } from './void-elements';
import { listNodes, walkTree } from '../tree/mdx-tree';

/** The syntax of a guide. */
export interface GuideSyntax {
  readonly format: GuideFormat;
  /** Reads `$…$` as a formula. */
  readonly math: boolean;
}

/**
 * Adds the syntax that MDX and CommonMark lack to the parser: `:::note`, also with a title after a space, `{#id}` in
 * headings, examples, formulas, and fences whose content is part of the page. In MDX also HTML comments and void
 * elements, in CommonMark elements of HTML around Markdown.
 */
export const remarkGuideSyntax: Plugin<[GuideSyntax]> = teachParser;

function teachParser(this: Processor, { format, math }: GuideSyntax): void {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  const parsers = (data.micromarkExtensions ??= []);
  const compilers = (data.fromMarkdownExtensions ??= []);
  if (format === 'mdx') {
    parsers.push(htmlComments());
    compilers.push(voidElementsFromMarkdown(compilers));
  }
  remarkDirective.call(this);
  parsers.push(withContainersOnly(parsers.pop() ?? {}));
  parsers.push(headingIds());
  compilers.push(headingIdsFromMarkdown());
  if (math) {
    remarkMath.call(this);
    parsers.push(withoutPrices(parsers.pop() ?? {}));
  }
  const parse = this.parser;
  if (parse === undefined) throw new Error('The syntax of guides needs a parser to build on.');
  const parseGuide = (file: VFile): Root => {
    const tree = parse(prepareSource(String(file)), file) as Root;
    if (format === 'md') nestElements(tree, file);
    protectLabels(tree);
    readAlerts(tree);
    resolveReferences(tree);
    return expandExamples(tree, file, parseGuide);
  };
  this.parser = (_document, file) => parseGuide(file);
}

/** Leaves the directives of text and of single lines out of the syntax: "10:30", "a:b[c]" and "::name" are words. */
function withContainersOnly({ flow = {} }: Extension): Extension {
  const colon = ':'.charCodeAt(0);
  const [container] = [flow[colon] ?? []].flat();
  return { flow: { [colon]: container } };
}

/** MDX unwraps paragraphs that contain only elements; an admonition's title must stay a paragraph. */
function protectLabels(tree: Root): void {
  for (const node of listNodes(tree, 'paragraph'))
    if (node.data?.directiveLabel === true) Object.assign(node, { type: 'directiveLabel' });
}

/** The first line of a quotation that GitHub shows as an alert. */
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Turns GitHub's alerts, `> [!NOTE]`, into admonitions. */
function readAlerts(tree: Root): void {
  for (const quotation of listNodes(tree, 'blockquote')) {
    const [first, ...others] = quotation.children;
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || text?.type !== 'text') continue;
    const [line, name = ''] = ALERT.exec(text.value) ?? [];
    if (line === undefined) continue;
    text.value = text.value.slice(line.length);
    const { start } = first.position ?? {};
    if (text.position !== undefined && start !== undefined)
      text.position.start = { line: start.line + 1, column: start.column };
    const isEmpty = text.value === '' && first.children.length === 1;
    Object.assign(quotation, {
      type: 'containerDirective',
      name: name.toLowerCase(),
      attributes: {},
      children: isEmpty ? others : quotation.children,
    });
  }
}

/** Turns `[text][name]` into a link, and an image reference into an image. */
function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  // CommonMark uses the first definition of a name.
  for (const definition of listNodes(tree, 'definition').toReversed())
    definitions.set(definition.identifier, definition);
  if (definitions.size === 0) return;
  walkTree(tree, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const { url, title } = definitions.get(node.identifier) ?? {};
    Object.assign(node, { type: node.type.replace('Reference', ''), url, title });
  });
}

/** A line that opens or closes code: its prefix, the fence, and the info string. */
const FENCE = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})(.*)$/;

/** A line that opens an admonition: its colons, a space as on VitePress sites, its name, and what follows. */
const OPENING = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*:{3,})([ \t]*)([\w-]+)(.*)$/s;

/**
 * Rewrites the syntax of other sites to syntax that the parser supports:
 *
 * - `:::note Title` and `::: note Title` as `:::note[Title]`
 * - ```` ```mdx-code-block ````, which hides MDX from plain Markdown, as its content
 *
 * Each word keeps its line and column; other code is unchanged.
 */
export function prepareSource(source: string): string {
  if (!/:::|mdx-code-block/.test(source)) return source;
  let code: string | undefined;
  let unwrapped: string | undefined;
  const lines = source.split('\n').map((line) => {
    const [, before = '', signs, words = ''] = FENCE.exec(line) ?? [];
    if (code !== undefined) {
      if (signs !== undefined && closes(code, signs, words)) code = undefined;
      return line;
    }
    if (signs === undefined) return toLabel(line);
    if (unwrapped !== undefined && closes(unwrapped, signs, words)) {
      unwrapped = undefined;
      return before;
    }
    if (/^\s*mdx-code-block\b/i.test(words)) {
      unwrapped = signs;
      return before;
    }
    if (opens(signs, words)) code = signs;
    return line;
  });
  return lines.join('\n');
}

function opens(signs: string, words: string): boolean {
  return !(signs.startsWith('`') && words.includes('`'));
}

function closes(open: string, signs: string, words: string): boolean {
  return signs.startsWith(open) && words.trim() === '';
}

function toLabel(line: string): string {
  const [, colons = '', space = '', name = '', rest = ''] = OPENING.exec(line) ?? [];
  if (!admonitionNames.has(name)) return line;
  const words = rest.trimEnd();
  const end = rest.slice(words.length);
  if (!/^[ \t][^[{]/.test(words))
    return space === '' ? line : colons + name + (words === '' ? space : '') + rest;
  const title = (space + words).slice(1);
  return isBalanced(title) ? `${colons}${name}[${title}]${end}` : line;
}

/** An unbalanced bracket would end the label too early, or never. */
function isBalanced(title: string): boolean {
  let depth = 0;
  for (const letter of title) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

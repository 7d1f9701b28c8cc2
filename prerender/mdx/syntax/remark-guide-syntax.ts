import type { Root } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import type { Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import { expandExamples } from '../code/expand-examples';
import { headingIds, headingIdsFromMarkdown } from './heading-ids';
import { htmlComments } from './html-comments';
import { prepareSource } from './prepare-source';
import { voidElementsFromMarkdown } from './void-elements';
import { listNodes } from '../tree/walk-tree';

/**
 * Teaches the parser what MDX does not know: comments and elements of HTML, `{#id}` of headings,
 * titles after a space, examples, and fences whose code is a part of the page.
 */
export const remarkGuideSyntax: Plugin = teachParser;

function teachParser(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  (data.micromarkExtensions ??= []).push(htmlComments(), headingIds());
  const compilers = (data.fromMarkdownExtensions ??= []);
  compilers.push(voidElementsFromMarkdown(compilers), headingIdsFromMarkdown());
  const parse = this.parser;
  if (parse === undefined) throw new Error('The syntax of guides needs a parser to build on.');
  const parseGuide = (file: VFile): Root => {
    const tree = parse(prepareSource(String(file)), file) as Root;
    protectLabels(tree);
    return expandExamples(tree, file, parseGuide);
  };
  this.parser = (_document, file) => parseGuide(file);
}

/** MDX dissolves paragraphs of nothing but elements; the title of an admonition has to stay one. */
function protectLabels(tree: Root): void {
  for (const node of listNodes(tree, 'paragraph'))
    if (node.data?.directiveLabel === true) Object.assign(node, { type: 'directiveLabel' });
}

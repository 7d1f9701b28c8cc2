import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { GuideFormat, MarkdownOptions } from '../../../src/model/site/markdown';
import { remarkGuideSyntax } from '../syntax/remark-guide-syntax';
import { toFormat } from './format';

/** The text of a guide, as the site's Markdown is read. */
export interface GuideText {
  /** Its path, whose ending may choose the format. */
  readonly file: string;
  readonly text: string;
  readonly markdown?: MarkdownOptions | undefined;
}

/** Parses the text of a guide as it is compiled; undefined when its syntax is invalid. */
export function findGuideTree({ file, text, markdown = {} }: GuideText): Root | undefined {
  try {
    return getProcessor(toFormat(file, text, markdown), markdown.math === true).parse(text);
  } catch {
    return undefined;
  }
}

const processors = new Map<string, ReturnType<typeof createProcessor>>();

function getProcessor(format: GuideFormat, math: boolean): ReturnType<typeof createProcessor> {
  const key = `${format} ${math}`;
  const processor =
    processors.get(key) ??
    createProcessor({
      format,
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        remarkDirective,
        [remarkGuideSyntax, { format, math }],
      ],
    }).freeze();
  processors.set(key, processor);
  return processor;
}

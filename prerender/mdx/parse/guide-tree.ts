import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkGuideSyntax } from '../syntax/remark-guide-syntax';

/** Parses the text of a guide as it is compiled; undefined when its syntax is invalid. */
export function findGuideTree(text: string): Root | undefined {
  try {
    return processor.parse(text);
  } catch {
    return undefined;
  }
}

const processor = createProcessor({
  format: 'mdx',
  remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective, remarkGuideSyntax],
}).freeze();

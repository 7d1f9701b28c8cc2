import type { CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Highlight } from '../highlight/highlight';
import { rehypeCodeBlocks } from './rehype-code-blocks';
import { remarkAdmonitions } from './remark-admonitions';
import { remarkHeadings } from './remark-headings';
import { remarkKnownComponents } from './remark-known-components';
import { remarkKnownNames } from './remark-known-names';

/** How a guide becomes a React component: the same for the build, for development and for checks. */
export function createMdxOptions(highlight: Highlight): CompileOptions {
  return {
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkDirective,
      remarkAdmonitions,
      remarkKnownComponents,
      remarkKnownNames,
      remarkHeadings,
    ],
    rehypePlugins: [[rehypeCodeBlocks, highlight]],
    providerImportSource: undefined,
  };
}

import type { CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Highlight } from '../highlight/highlight';
import type { DocLinks } from './doc-links';
import { rehypeCodeBlocks } from './rehype-code-blocks';
import { remarkAdmonitions } from './remark-admonitions';
import { remarkHeadings } from './remark-headings';
import { remarkKnownComponents } from './remark-known-components';
import { remarkKnownNames } from './remark-known-names';

export interface MdxSettings {
  readonly highlight: Highlight;
  readonly links: DocLinks;
  /** The project's root, an absolute path. */
  readonly root: string;
  /** The base path of the site, with slashes at both ends. */
  readonly base: string;
}

/** How a guide becomes a React component: the same for the build, for development and for checks. */
export function createMdxOptions({ highlight }: MdxSettings): CompileOptions {
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

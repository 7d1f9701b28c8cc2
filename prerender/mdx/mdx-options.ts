import type { CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { MdxSettings } from './page/mdx-settings';
import { remarkAdmonitions } from './syntax/remark-admonitions';
import { remarkAutoImports } from './modules/remark-auto-imports';
import { remarkCodeBlocks } from './code/remark-code-blocks';
import { remarkElements } from './syntax/remark-elements';
import { remarkGuideSyntax } from './syntax/remark-guide-syntax';
import { remarkHeadings } from './syntax/remark-headings';
import { remarkImages } from './links/remark-images';
import { remarkImports } from './modules/remark-imports';
import { remarkKnownComponents } from './modules/remark-known-components';
import { remarkKnownNames } from './modules/remark-known-names';
import { remarkLinks } from './links/remark-links';
import { remarkPageValues } from './modules/remark-page-values';
import { remarkReferences } from './syntax/remark-references';
import { remarkRequiredFiles } from './modules/remark-required-files';
import { remarkStyles } from './syntax/remark-styles';

/**
 * How a guide becomes a React component: the same for the build, for development and for checks.
 *
 * What the page was made from besides its own file is in `data.dependencies` of the compiled file, as
 * absolute paths; what is wrong with it, in its `messages`.
 */
export function createMdxOptions(settings: MdxSettings): CompileOptions {
  return {
    // A page is MDX whatever its file is called.
    format: 'mdx',
    mdxExtensions: ['.mdx', '.md'],
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkDirective,
      remarkGuideSyntax,
      [remarkImports, settings],
      [remarkRequiredFiles, settings],
      remarkKnownComponents,
      remarkKnownNames,
      remarkStyles,
      remarkReferences,
      [remarkLinks, settings],
      [remarkImages, settings],
      remarkAdmonitions,
      remarkElements,
      [remarkCodeBlocks, settings],
      remarkHeadings,
      remarkPageValues,
      remarkAutoImports,
    ],
    remarkRehypeOptions: {
      // The heading of the footnotes is there for everyone.
      footnoteLabelProperties: {},
    },
    // Also for the files that a page imports: their tables and links look like its own.
    providerImportSource: '/src/mdx/components',
  };
}

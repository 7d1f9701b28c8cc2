import type { CompileOptions } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { VFile } from 'vfile';
import type { Problem } from '../diagnostics/problem';
import type { MdxSettings } from './page/page';
import { toProblem } from './page/problems';
import { remarkAdmonitions } from './syntax/remark-admonitions';
import { remarkAutoImports } from './modules/remark-auto-imports';
import { remarkCodeBlocks } from './code/remark-code-blocks';
import { remarkElements } from './syntax/remark-elements';
import { remarkGuideSyntax } from './syntax/remark-guide-syntax';
import { remarkHeadings } from './syntax/remark-headings';
import { remarkImages } from './links/remark-images';
import { remarkImports } from './modules/remark-imports';
import { remarkLinks } from './links/remark-links';
import { remarkPageValues } from './modules/remark-page-values';
import { remarkRenderErrors } from './modules/remark-render-errors';
import { remarkRequiredFiles } from './modules/remark-required-files';

/** A guide as a module, with its problems. */
export interface CompiledGuide {
  /** Empty when the syntax is wrong. */
  readonly code: string;
  readonly problems: readonly Problem[];
  /** Absolute paths of the other files that its code is made from. */
  readonly dependencies: readonly string[];
}

/** Compiles the text of a guide; `file` is its path from the project's root. */
export type CompileGuide = (file: string, source: string) => Promise<CompiledGuide>;

type Transform = (source: string, id: string) => Promise<{ readonly code: string }>;

/** Creates the compiler of guides, which builds, the development server and checks share. */
export function createGuideCompiler(settings: MdxSettings): CompileGuide {
  const { remarkPlugins, ...options } = createMdxOptions(settings);
  return async (file, source) => {
    const files: VFile[] = [];
    // The plugin for Vite returns the code only: messages and dependencies are in the file.
    const keepFile = () => (_tree: unknown, vfile: VFile) => void files.push(vfile);
    const plugin = mdx({ ...options, remarkPlugins: [keepFile, ...(remarkPlugins ?? [])] });
    const errors: unknown[] = [];
    const { code } = await (plugin.transform as Transform)(source, file).catch((error: unknown) => {
      errors.push(error);
      return { code: '' };
    });
    const [vfile] = files;
    // A message that ends the compilation is both thrown and kept.
    const messages = [...new Set([...(vfile?.messages ?? []), ...errors])];
    return {
      code,
      problems: messages.map((message) => toProblem(file, message)),
      dependencies: vfile?.data.dependencies ?? [],
    };
  };
}

/** How MDX becomes a React component. Each plugin builds on what the ones above it have done. */
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
      remarkRenderErrors,
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
      // The heading of the footnotes is visible to everyone.
      footnoteLabelProperties: {},
    },
    // Partials use it too: their tables and links look like the page's own.
    providerImportSource: '/src/mdx/components',
  };
}

import type { CompileOptions } from '@mdx-js/mdx';
import mdx from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { PlainGuide, PlainNode } from '../../src/model/guides/plain-body';
import type { GuideFormat } from '../../src/model/site/markdown';
import type { Problem } from '../diagnostics/problem';
import { remarkFormulas } from './math/remark-formulas';
import type { MdxSettings } from './page/page';
import { findDensestLine, findLimit, toDeepProblem } from './page/limits';
import { toGuideProblem } from './page/problems';
import { remarkAdmonitions } from './syntax/remark-admonitions';
import { rehypeDataAttributes, rehypePlainBody } from './modules/rehype-plain-body';
import { rehypeNesting } from './syntax/rehype-nesting';
import { remarkBlockedElements } from './syntax/remark-blocked-elements';
import { remarkCodeBlocks } from './code/remark-code-blocks';
import { remarkCodeTabs } from './code/remark-code-tabs';
import { remarkFenceChecks } from './code/remark-fence-checks';
import { remarkElements } from './syntax/remark-elements';
import { listSyntaxPlugins, toFormat } from './syntax/guide-tree';
import { remarkHeadings } from './syntax/remark-headings';
import { remarkLostContent } from './syntax/remark-lost-content';
import { remarkImages } from './links/remark-images';
import { remarkImports } from './modules/remark-imports';
import { remarkLinks } from './links/remark-links';
import type { WrittenPart } from './modules/remark-reference-parts';
import { remarkReferenceParts } from './modules/remark-reference-parts';
import { remarkRenderErrors } from './modules/remark-render-errors';
import { remarkRequiredFiles } from './modules/remark-required-files';
import { remarkUsedNames } from './modules/remark-used-names';
import { remarkStraySyntax } from './syntax/remark-stray-syntax';
import { remarkStyle } from './style/remark-style';
import { remarkWholeCode } from './syntax/remark-whole-code';

/** A guide compiled to a module, with its problems. */
export interface CompiledGuide {
  /** Empty when the syntax is invalid. */
  readonly code: string;
  /** The guide as data, if it is plain. */
  readonly plain?: PlainGuide | undefined;
  /** The text of any other guide as data, without what its code shows; a partial has its module as its name. */
  readonly nodes?: readonly PlainNode[] | undefined;
  /** The parts of the API reference in it, whose content is still missing. */
  readonly parts: readonly WrittenPart[];
  /** From the code to the text, for what a page throws in development. */
  readonly map?: unknown;
  readonly problems: readonly Problem[];
  /** Breaks of the site's style rules in this file. */
  readonly styleProblems: readonly Problem[];
  /** Absolute paths of the other files that the code depends on. */
  readonly dependencies: readonly string[];
  /** The Markdown files that it includes, relative to the project root. */
  readonly partials: readonly string[];
}

/** Compiles the text of a guide; `file` is its path relative to the project root. */
export type CompileGuide = (file: string, source: string) => Promise<CompiledGuide>;

type Transform = (
  source: string,
  id: string,
) => Promise<{ readonly code: string; readonly map?: unknown } | undefined>;

/** Creates the guide compiler, shared by builds, the development server and checks. */
export function createGuideCompiler(settings: MdxSettings): CompileGuide {
  return async (file, source) => {
    const limit = findLimit(file, source);
    if (limit !== undefined) return { ...NOTHING, problems: [limit] };
    const format = toFormat(file, source, settings.markdown);
    const { remarkPlugins, rehypePlugins, ...options } = createMdxOptions(settings, format);
    const files: VFile[] = [];
    // The Vite plugin returns only the code and its map: messages and dependencies are in the file.
    const keepFile = () => (_tree: unknown, vfile: VFile) => void files.push(vfile);
    const plugin = mdx({
      ...options,
      remarkPlugins: [keepFile, ...(remarkPlugins ?? [])],
      rehypePlugins: [rehypeNesting, rehypePlainBody, ...(rehypePlugins ?? [])],
    });
    const errors: unknown[] = [];
    const transform = (plugin.transform as Transform)(source, file);
    const compiled = await transform.catch((error: unknown) => void errors.push(error));
    // A file whose name has "?" is not compiled: another check reports it.
    const { code = '', map } = compiled ?? {};
    const [vfile] = files;
    // A fatal message is both thrown and recorded in the file.
    const messages = [...new Set([...(vfile?.messages ?? []), ...errors])];
    const plain = toPlainGuide(vfile);
    return {
      code: plain === undefined ? code : toPlainModule(plain),
      plain,
      nodes: vfile?.data.nodes,
      parts: vfile?.data.parts ?? [],
      ...(plain === undefined && map !== undefined && map !== null && { map }),
      problems: messages.map((message) =>
        isTooDeep(message)
          ? toDeepProblem(file, findDensestLine(source))
          : toGuideProblem(file, message, source),
      ),
      styleProblems: (vfile?.data.style ?? []).map((problem) => ({ file, ...problem })),
      dependencies: vfile?.data.dependencies ?? [],
      partials: vfile?.data.partials ?? [],
    };
  };
}

const NOTHING: CompiledGuide = {
  code: '',
  parts: [],
  problems: [],
  styleProblems: [],
  dependencies: [],
  partials: [],
};

function toPlainGuide(file: VFile | undefined): PlainGuide | undefined {
  const { plainBody, headings } = file?.data ?? {};
  return plainBody && headings && { ...plainBody, headings };
}

/** The module of a plain guide, as other guides may import it. */
function toPlainModule({ nodes, headings, hasTabs }: PlainGuide): string {
  return `import { toPlainBody } from '/src/mdx/plain-body';
${hasTabs ? "import { guideTabs as tabs } from '/src/mdx/tabs/guide-tabs'" : 'const tabs = undefined'};
export const headings = ${toExpression(headings)};
export default toPlainBody(${toExpression(nodes)}, tabs);
`;
}

/** Parsed where it is needed, so that no key of it can be mistaken for code. */
function toExpression(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}

/** A stack overflow, which parsers of JavaScript report in a message of their own. */
function isTooDeep(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /call stack|stack space/i.test(error.message) || isTooDeep(error.cause);
}

/** The options of the MDX compiler. Each plugin builds on the output of those before it. */
export function createMdxOptions(
  settings: MdxSettings,
  format: GuideFormat = 'mdx',
): CompileOptions {
  const endings = ['.mdx', '.md'];
  return {
    // Whatever their file extension: the guide and the site choose.
    format,
    ...(format === 'mdx'
      ? { mdxExtensions: endings, mdExtensions: [] }
      : { mdExtensions: endings, mdxExtensions: [] }),
    remarkPlugins: [
      ...listSyntaxPlugins(format, settings.markdown?.math),
      [remarkStraySyntax, settings],
      remarkLostContent,
      [remarkStyle, settings],
      [remarkImports, settings],
      [remarkRequiredFiles, settings],
      remarkReferenceParts,
      remarkRenderErrors,
      remarkFenceChecks,
      remarkBlockedElements,
      [remarkLinks, settings],
      [remarkImages, settings],
      [remarkFormulas, settings],
      remarkAdmonitions,
      remarkElements,
      [remarkCodeTabs, settings],
      [remarkCodeBlocks, settings],
      remarkHeadings,
      remarkWholeCode,
      remarkUsedNames,
    ],
    rehypePlugins: [rehypeDataAttributes],
    remarkRehypeOptions: {
      // The heading of the footnotes is visible to everyone.
      footnoteLabelProperties: {},
    },
    // Also for partials, so that their tables and links look like the page's own.
    providerImportSource: '/src/mdx/components',
  };
}

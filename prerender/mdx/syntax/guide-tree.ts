import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { parse } from 'yaml';
import type { GuideFormat, MarkdownOptions } from '../../../src/model/site/markdown';
import { createPagePaths } from '../page/paths';
import { listStatements } from '../tree/page-names';
import { remarkGuideSyntax } from './remark-guide-syntax';

/** The text of a guide, as the site's Markdown is read. */
export interface GuideText {
  /** Its path, whose ending may choose the format. */
  readonly file: string;
  readonly text: string;
  readonly markdown?: MarkdownOptions | undefined;
}

/** The front matter of a guide that may choose a format. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([^]*?^mdx[ \t]*:[^]*?)\r?\n---[ \t]*(?:\r?\n|$)/m;

/** The format of a guide: its own choice, `mdx: { format: md }`, or else the site's. */
export function toFormat(file: string, text: string, options: MarkdownOptions = {}): GuideFormat {
  const chosen = findChoice(text) ?? options.format ?? 'mdx';
  if (chosen === 'md') return 'md';
  return chosen === 'detect' && /\.md$/i.test(file) ? 'md' : 'mdx';
}

function findChoice(text: string): unknown {
  const [whole, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined || !text.startsWith(whole ?? '')) return undefined;
  try {
    const { mdx } = parse(yaml) as { mdx?: { format?: unknown } | null };
    return mdx?.format;
  } catch {
    // Another check reports invalid front matter.
    return undefined;
  }
}

/** The plugins that parse guides of a format. */
export function listSyntaxPlugins(format: GuideFormat, math = false): PluggableList {
  return [remarkFrontmatter, remarkGfm, [remarkGuideSyntax, { format, math }]];
}

/** Parses the text of a guide as it is compiled; undefined when its syntax is invalid. */
export function findGuideTree({ file, text, markdown = {} }: GuideText): Root | undefined {
  try {
    return getProcessor(toFormat(file, text, markdown), markdown.math).parse(text);
  } catch {
    return undefined;
  }
}

const processors = new Map<string, ReturnType<typeof createProcessor>>();

function getProcessor(format: GuideFormat, math?: boolean): ReturnType<typeof createProcessor> {
  const key = `${format} ${math}`;
  const processor =
    processors.get(key) ??
    createProcessor({ format, remarkPlugins: listSyntaxPlugins(format, math) }).freeze();
  processors.set(key, processor);
  return processor;
}

/** The Markdown files that a guide imports, relative to the project root. */
export function listPartials(root: string, guide: GuideText): readonly string[] {
  const tree = /\bimport\b/.test(guide.text) ? findGuideTree(guide) : undefined;
  if (tree === undefined) return [];
  const paths = createPagePaths(root, guide.file);
  return listStatements(tree)
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
    )
    .filter((module) => /^(?:\.{0,2}\/|@site\/).*\.mdx?$/.test(module))
    .map((module) => paths.toProjectPath(paths.toFile(module)));
}

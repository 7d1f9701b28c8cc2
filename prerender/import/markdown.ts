import type { MarkdownOptions } from '../../src/model/site/markdown';
import { markdownFormats } from '../../src/model/site/markdown';
import type { StaticValue } from './static-value';
import { Unread, getKey, isStaticObject, toList } from './static-value';
import type { TheirDocs, TheirSite } from './their-site';

/** How their site reads Markdown, as far as it is not how this one does by itself. */
export function toMarkdown({ config, docs }: TheirSite): MarkdownOptions | undefined {
  const written = getKey(getKey(config, 'markdown'), 'format');
  const format = markdownFormats.find((each) => each === written && each !== 'mdx');
  const plugins = docs.flatMap(listMarkdownPlugins);
  const math = plugins.some(({ name }) => name === MATH);
  const macros = Object.assign(
    {},
    ...plugins.map(({ options }) => toMacros(getKey(options, 'macros'))),
  ) as Readonly<Record<string, string>>;
  if (format === undefined && !math) return undefined;
  return {
    ...(format !== undefined && { format }),
    ...(math && { math }),
    ...(math && Object.keys(macros).length > 0 && { macros }),
  };
}

const MATH = 'remark-math';

/** The plugins of Markdown whose work this site does itself. */
const replaced: ReadonlySet<string> = new Set([MATH, 'rehype-katex']);

interface MarkdownPlugin {
  /** The package; empty when it is not known. */
  readonly name: string;
  readonly options: StaticValue;
}

const KEYS = [
  'remarkPlugins',
  'beforeDefaultRemarkPlugins',
  'rehypePlugins',
  'beforeDefaultRehypePlugins',
];

function listMarkdownPlugins({ options }: TheirDocs): readonly MarkdownPlugin[] {
  return KEYS.flatMap((key) => toList(getKey(options, key)).map(toPlugin));
}

function toPlugin(entry: StaticValue): MarkdownPlugin {
  const [plugin, options] = Array.isArray(entry) ? (entry as StaticValue[]) : [entry];
  const what = plugin instanceof Unread ? plugin.what : '';
  return { name: /^the package "([^"]+)"$/.exec(what)?.[1] ?? '', options };
}

/** True if a list has a plugin whose work this site does not do. */
export function hasOtherPlugin(plugins: StaticValue): boolean {
  if (plugins instanceof Unread) return true;
  return toList(plugins).some((entry) => entry && !replaced.has(toPlugin(entry).name));
}

function toMacros(value: StaticValue): Readonly<Record<string, string>> {
  if (!isStaticObject(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => entry[0].startsWith('\\') && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The Markdown features of the site that this one does not have. */
export function listMarkdownLeftOvers({ config, plugins }: TheirSite): readonly string[] {
  const markdown = getKey(config, 'markdown');
  const drawsDiagrams =
    getKey(markdown, 'mermaid') === true || plugins.some(({ name }) => isDiagramTheme(name));
  return [
    ...(drawsDiagrams
      ? ['Mermaid diagrams are shown as code: put a drawing of each beside its page.']
      : []),
    ...['preprocessor', 'parseFrontMatter']
      .filter((key) => getKey(markdown, key) !== undefined)
      .map((key) => `"markdown.${key}" is not applied: the files are read as they are.`),
  ];
}

export function isDiagramTheme(name: string): boolean {
  return name.endsWith('theme-mermaid');
}

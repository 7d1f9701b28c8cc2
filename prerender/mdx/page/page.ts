import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { MarkdownOptions } from '../../../src/model/site/markdown';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import type { Highlight } from '../../text/highlighter';
import type { Style } from '../style/style';
import { listDefinedNames } from '../tree/page-names';
import type { DocLinks, PagePaths } from './paths';
import { createPagePaths } from './paths';

declare module 'vfile' {
  interface DataMap {
    /** Absolute paths of the other files that the page's code depends on. */
    dependencies: readonly string[];
    /** The Markdown files among them that are parts of the page, relative to the project root. */
    partials: readonly string[];
    imports: PageImports;
  }
}

/** The compiler's settings for a site. */
export interface MdxSettings {
  readonly highlight: Highlight;
  readonly links: DocLinks;
  /** The absolute path of the project root. */
  readonly root: string;
  /** The base path of the site, with leading and trailing slash. */
  readonly base: string;
  /** How the Markdown of the site is read. */
  readonly markdown?: MarkdownOptions | undefined;
  /** Undefined when the style of guides is not checked. */
  readonly style?: Style | undefined;
}

/** A page during compilation, with what plugins need. */
export interface Page {
  readonly tree: Root;
  readonly file: VFile;
  readonly paths: PagePaths;
  readonly imports: PageImports;
  readonly settings: MdxSettings;
}

/** Creates a page from the arguments of a plugin. */
export function toPage(settings: MdxSettings, tree: Root, file: VFile): Page {
  const paths = createPagePaths(settings.root, file.path);
  return { tree, file, paths, imports: getImports(tree, file), settings };
}

/** Makes a change of a file recompile the page. */
export function addDependency(file: VFile, path: string): void {
  const known = file.data.dependencies ?? [];
  if (!known.includes(path)) file.data.dependencies = [...known, path];
}

/** The imports that the compiler adds to a page. */
export interface PageImports {
  /**
   * Imports `name` from a module (`default`, or `*` for the namespace), and returns its local name:
   * `wanted`, if that is free.
   */
  readonly add: (module: string, name: string, wanted: string) => string;
  /** Imports a component that writers need not import. */
  readonly addComponent: (name: string) => string;
  /** The imports as JavaScript. */
  readonly toCode: () => string;
}

/** The imports of a page, shared by all plugins. */
export function getImports(tree: Root, file: VFile): PageImports {
  file.data.imports ??= createPageImports(listDefinedNames(tree));
  return file.data.imports;
}

function createPageImports(defined: readonly string[]): PageImports {
  const taken = new Set(defined);
  const locals = new Map<string, string>();
  const statements: string[] = [];
  const add = (module: string, name: string, wanted: string) => {
    const key = JSON.stringify([module, name]);
    const local = locals.get(key) ?? toFreeName(wanted, taken);
    if (!locals.has(key)) statements.push(toImport(module, name, local));
    taken.add(local);
    locals.set(key, local);
    return local;
  };
  return {
    add,
    addComponent: (name) => add(getModule(name), name, name),
    toCode: () => statements.join('\n'),
  };
}

function toImport(module: string, name: string, local: string): string {
  const names = name === 'default' ? local : `{ ${name} as ${local} }`;
  return `import ${name === '*' ? `* as ${local}` : names} from ${JSON.stringify(module)};`;
}

function getModule(name: string): string {
  const module = mdxComponents[name];
  if (module === undefined) throw new Error(`No module below src/mdx has the component ${name}.`);
  return `/src/mdx/${module}`;
}

function toFreeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 1; taken.has(name); count++) name = `${wanted}_${count}`;
  return name;
}

import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Page } from '../page/page';
import { addDependency } from '../page/page';
import type { PagePaths } from '../page/paths';
import { isFile, toFileHint } from '../page/paths';
import { toNearestHint } from '../page/problems';

/** The modules of Docusaurus whose default export pages may import, and where this site has each, if not in `src/mdx`. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  '@theme': [
    'Tabs',
    'TabItem',
    'CodeBlock',
    'Admonition',
    'Details',
    'TOCInline',
    'DocCardList',
    'ThemedImage',
  ],
  '@docusaurus': [
    'Link',
    'BrowserOnly',
    'useBaseUrl',
    'useDocusaurusContext',
    'ExecutionEnvironment',
    'Head',
    'Translate',
  ],
};

const places: Readonly<Record<string, string>> = {
  useBaseUrl: '/src/mdx/use-base-url',
  useDocusaurusContext: '/src/catalog/docusaurus-context',
};

/** An export of this site. */
interface Replacement {
  readonly module: string;
  readonly name: string;
}

/** The exports that stand in for the default exports of these modules. */
export const docusaurusImports: ReadonlyMap<string, Replacement> = new Map(
  Object.entries(replaced).flatMap(([scope, names]) =>
    names.map((name) => {
      const module = places[name] ?? `/src/mdx/${mdxComponents[name] ?? 'docusaurus'}`;
      return [`${scope}/${name}`, { module, name }] as const;
    }),
  ),
);

/** A module as written, with what a site swizzled as what it replaced. */
export function toDocusaurusModule(source: string): string {
  return source.replace(/^@theme-original\//, '@theme/');
}

/** Files that Vite loads as modules; any other import yields the file's address. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|mdx?)$/i;

/**
 * Resolves the module of an import in a page: `@site/` starts where Docusaurus has its site, and
 * `raw-loader!` imports the text of a file.
 */
export function toModulePath(source: string, paths: PagePaths): string {
  const raw = /^(?:!!)?raw-loader!(.+)$/.exec(source)?.[1];
  const path = toProjectPath(raw ?? source, paths);
  if (raw !== undefined) return `${path}?raw`;
  const isAsset = isFilePath(path) && /\.\w+$/.test(path) && !CODE.test(path);
  return isAsset ? `${path}?url` : path;
}

/** The path from the project's root of a module below `@site/`, with its query. */
function toProjectPath(module: string, paths: PagePaths): string {
  if (!module.startsWith('@site/')) return module;
  if (module.startsWith('@site/static/')) return module.slice('@site/static'.length);
  const [path = '', query] = module.split('?');
  return `/${paths.toProjectPath(paths.toFile(path))}${query === undefined ? '' : `?${query}`}`;
}

/** True for a file of the project, false for a package. */
function isFilePath(module: string): boolean {
  return /^\.{0,2}\//.test(module);
}

/** Why a module cannot be imported. */
export interface ModuleProblem {
  readonly message: string;
  readonly hint: string;
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.mdx', '.md'];

/**
 * Reports an import of a missing file or package: the bundler would fail without giving its position.
 * The file becomes a dependency of the page, also before it exists.
 */
export function checkModule(
  module: string,
  page: Pick<Page, 'file' | 'paths'>,
): ModuleProblem | undefined {
  const { file, paths } = page;
  const [path = ''] = module.split('?');
  if (!isFilePath(path)) return checkPackage(path, page);
  const target = paths.toFile(path);
  const found = findModuleFile(path, paths);
  if (!paths.isInside(found ?? target)) return toOutsideProblem(path);
  addDependency(file, found ?? target);
  if (found !== undefined) {
    const isPartial = /\.mdx?$/.test(found) && !module.includes('?');
    if (isPartial) file.data.partials = [...(file.data.partials ?? []), paths.toProjectPath(found)];
    return undefined;
  }
  const hint = 'Correct the path: "./" starts at the page, "/" at the root of the project.';
  return {
    message: `The file "${path}" does not exist.`,
    hint: toFileHint(path, target, paths, hint),
  };
}

/** Does not say whether the file exists: a page tells nothing of the machine. */
function toOutsideProblem(path: string): ModuleProblem {
  return {
    message: `The file "${path}" is outside the project.`,
    hint: 'Copy it into the project, or remove the import, and everything that uses it.',
  };
}

/** The file that an import of a path leads to; undefined for a package, a question, and what is not there. */
export function findModuleFile(path: string, paths: PagePaths): string | undefined {
  if (!isFilePath(path) || path.includes('?')) return undefined;
  const target = paths.toFile(path);
  const inPublic = paths.toFile(`/public/${paths.toPublicPath(path)}`);
  return [target, `${target}/index`, inPublic]
    .flatMap((candidate) => endings.map((ending) => candidate + ending))
    .find(isFile);
}

/** A name that npm allows, with its scope, and the path behind it. */
const PACKAGE = /^((?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9][\w.~-]*)(?:\/|$)/i;

function checkPackage(
  module: string,
  { file, paths }: Pick<Page, 'file' | 'paths'>,
): ModuleProblem | undefined {
  if (module.startsWith('virtual:')) return undefined;
  if (/^@(?:theme|theme-original|docusaurus)\//.test(module)) return toUnknownProblem(module);
  if (isBuiltin(module))
    return {
      message: `"${module}" is part of Node.js, but pages also run in a browser.`,
      hint: 'Remove it, and everything that uses it.',
    };
  const name = PACKAGE.exec(module)?.[1];
  if (name === undefined)
    return {
      message: `"${module}" is neither a file nor a package.`,
      hint: 'Begin the path of a file with "./" or "@site/", and install a package by its name.',
    };
  const installed = findPackage(name, paths.toFile('/'));
  if (installed !== undefined) {
    addDependency(file, installed);
    return undefined;
  }
  return {
    message: `The package "${name}" is not installed.`,
    hint: `Run "npm install ${name}", or remove it, and everything that uses it.`,
  };
}

function toUnknownProblem(module: string): ModuleProblem {
  const known = [...docusaurusImports.keys()];
  const nearest = findNearest(module, known);
  return {
    message: `"${module}" is not part of this site.`,
    hint: toNearestHint(
      nearest && `"${nearest}"`,
      `Remove it, and everything that uses it; known: ${known.join(', ')}.`,
    ),
  };
}

/** The `package.json` of a package: Node.js looks in `node_modules` from the project upwards. */
function findPackage(name: string, folder: string): string | undefined {
  const path = join(folder, 'node_modules', name, 'package.json');
  if (isFile(path)) return path;
  const above = dirname(folder);
  return above === folder ? undefined : findPackage(name, above);
}

import type { Page } from '../page/page';
import { addDependency } from '../page/page';
import { findNearestFile, isFile } from '../page/paths';
import { toNearestHint } from '../page/problems';

/** Files that Vite loads as modules; any other import yields the file's address. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|mdx?)$/i;

/**
 * Resolves the module of an import in a page: `@site/` is the project root, and `raw-loader!` imports
 * the text of a file.
 */
export function toModulePath(source: string): string {
  const raw = /^(?:!!)?raw-loader!(.+)$/.exec(source)?.[1];
  const path = (raw ?? source).replace(/^@site\/static\//, '/').replace(/^@site\//, '/');
  if (raw !== undefined) return `${path}?raw`;
  const isAsset = isFilePath(path) && /\.\w+$/.test(path) && !CODE.test(path);
  return isAsset ? `${path}?url` : path;
}

/** Whether a module is a file of the project, not a package. */
function isFilePath(module: string): boolean {
  return /^\.{0,2}\//.test(module);
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.mdx', '.md'];

/**
 * Reports an import of a missing file: the bundler would fail without giving its position. A file
 * that exists becomes a dependency of the page.
 */
export function checkModule(
  module: string,
  { file, paths }: Pick<Page, 'file' | 'paths'>,
): { readonly message: string; readonly hint: string } | undefined {
  const [path = ''] = module.split('?');
  if (!isFilePath(path)) return undefined;
  const target = paths.toFile(path);
  const inPublic = paths.toFile(`/public/${paths.toPublicPath(path)}`);
  const found = [target, `${target}/index`, inPublic]
    .flatMap((candidate) => endings.map((ending) => candidate + ending))
    .find(isFile);
  if (found !== undefined) {
    addDependency(file, found);
    return undefined;
  }
  const nearest = findNearestFile(path, target);
  return {
    message: `The file "${path}" is not there.`,
    hint: toNearestHint(
      nearest && `"${nearest}"`,
      'Correct the path: "./" begins at the page, "/" at the root of the project.',
    ),
  };
}

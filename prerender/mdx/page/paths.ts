import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { isExternalHref } from '../../../src/model/site/paths';
import { findNearest } from '../../diagnostics/find-nearest';
import { toNearestHint } from './problems';

/** Resolves the paths in a page. */
export interface PagePaths {
  /** The page's path relative to the project root, with forward slashes. */
  readonly page: string;
  /** The file at a path; `/` starts at the project root, `@site/` where Docusaurus has its site. */
  readonly toFile: (path: string) => string;
  /** The path of a file relative to the project root, with forward slashes. */
  readonly toProjectPath: (file: string) => string;
  /** The specifier with which the page can import a file. */
  readonly toSpecifier: (file: string) => string;
  /** The path below `public/` of a file there; undefined for any other file. */
  readonly toPublicPath: (path: string) => string | undefined;
  readonly isInside: (file: string) => boolean;
}

/** Resolves paths from the folder of a page, a file of the project. */
export function createPagePaths(root: string, file: string): PagePaths {
  const page = relative(root, resolve(root, file)).split(sep).join('/');
  const folder = join(root, posix.dirname(page));
  return {
    page,
    toFile: (path) => {
      const decoded = decodePercent(path);
      if (decoded.startsWith('@site/')) return toSiteFile(root, decoded.slice('@site/'.length));
      return decoded.startsWith('/') ? join(root, decoded) : resolve(folder, decoded);
    },
    toProjectPath: (target) => relative(root, target).split(sep).join('/'),
    toSpecifier: (target) => {
      const specifier = relative(folder, target).split(sep).join('/');
      return specifier.startsWith('.') ? specifier : `./${specifier}`;
    },
    toPublicPath: (path) => /^(?:@site\/static)?(\/(?!\/).*)$/s.exec(decodePercent(path))?.[1],
    isInside: (target) => isInside(target, root),
  };
}

/** Folders of a Docusaurus site, and where they are here. */
const siteFolders: readonly (readonly [RegExp, string])[] = [
  [/^static\//, 'public/'],
  [/^versioned_docs\/version-([^/]+)\//, 'content/versions/$1/docs/'],
  [/^i18n\/([^/]+)\/docusaurus-plugin-content-docs\/current\//, 'content/i18n/$1/docs/'],
];

/**
 * The file that a Docusaurus site has at `@site/` and the path.
 *
 * Its folders are below `content/` here; what is not there is a file of the project.
 */
function toSiteFile(root: string, path: string): string {
  const [first = '', second = first] = listSitePaths(path).map((each) => join(root, each));
  return isThere(first) ? first : second;
}

/** The paths from the project's root that `@site/` and the path may mean, most likely first. */
export function listSitePaths(path: string): readonly string[] {
  const moved = siteFolders.find(([folder]) => folder.test(path));
  if (moved !== undefined) return [posix.normalize(path.replace(...moved))];
  return [posix.join('content', path), posix.normalize(path)];
}

/** An import may name a file without its ending. */
function isThere(path: string): boolean {
  return (
    existsSync(path) ||
    listNames(dirname(path)).some((name) => name.startsWith(`${basename(path)}.`))
  );
}

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The written path with the most similar file name in that folder, which must be in the project. */
export function findNearestFile(
  written: string,
  path: string,
  { isInside: isOwn }: Pick<PagePaths, 'isInside'>,
): string | undefined {
  if (!isOwn(path)) return undefined;
  const names = listNames(dirname(path)).filter((name) => isFile(join(dirname(path), name)));
  const nearest = findNearest(basename(path), names);
  return nearest === undefined
    ? undefined
    : written.slice(0, written.lastIndexOf('/') + 1) + nearest;
}

/** The hint for a file that is not there: the most similar name in its folder, or else `otherwise`. */
export function toFileHint(
  written: string,
  path: string,
  paths: PagePaths,
  otherwise: string,
): string {
  const nearest = findNearestFile(written, path, paths);
  return toNearestHint(nearest && `"${nearest}"`, otherwise);
}

/** The paths of all files below a folder, relative to it. */
export function listFilesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Finds the site path of the doc that a link to a file refers to. */
export interface DocLinks {
  /**
   * `fromFile` is the path of the page relative to the project root, `url` the link without query and
   * hash. Undefined when it does not lead to a doc.
   */
  readonly findPath: (fromFile: string, url: string) => string | undefined;
}

/**
 * Resolves an address in a page against the page's address, as a browser does.
 *
 * Done at build time because hosts may add a slash to the page's address, which changes how browsers
 * resolve it. Unchanged in a partial, as the including page is unknown.
 */
export function followAddress(links: DocLinks, fromFile: string, url: string): string {
  if (/^(?:[/?#]|$)/.test(url) || isExternalHref(url)) return url;
  const own = links.findPath(fromFile, `./${posix.basename(fromFile)}`);
  const start = `https://site.example${own}`;
  if (own === undefined || !URL.canParse(url, start)) return url;
  const { pathname, search, hash } = new URL(url, start);
  return pathname + search + hash;
}

/** Splits an address from its query and hash. */
export function splitUrl(url: string): { readonly path: string; readonly suffix: string } {
  const end = /[?#]/.exec(url)?.index ?? url.length;
  return { path: url.slice(0, end), suffix: url.slice(end) };
}

/** Resolves symbolic links, as one inside the project may point out of it. */
function isInside(path: string, root: string): boolean {
  const real = existsSync(path) ? realpathSync(path) : path;
  return [path, real].every((each) =>
    [root, realpathSync(root)].some((folder) => each.startsWith(join(folder, sep))),
  );
}

function listNames(folder: string): readonly string[] {
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
}

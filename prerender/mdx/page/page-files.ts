import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import type { VFile } from 'vfile';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { findNearest } from '../../diagnostics/find-nearest';

/** Where a page is, so that the paths in it can be followed. */
export interface PageFiles {
  /** The page's path from the project's root, with forward slashes. */
  readonly page: string;
  /** The file that a path in the page means; `/` and `@site/` begin at the project's root. */
  readonly toPath: (path: string) => string;
  /** The path by which the page would import a file. */
  readonly toSpecifier: (path: string) => string;
  /** Path below `public/` of what is served as it is; undefined when the path means another file. */
  readonly toPublicPath: (path: string) => string | undefined;
  readonly isInside: (path: string) => boolean;
}

/** Follows the paths that are written in a page. */
export function createPageFiles(root: string, file: VFile): PageFiles {
  const page = relative(root, resolve(root, file.path ?? ''))
    .split(sep)
    .join('/');
  const folder = join(root, posix.dirname(page));
  return {
    page,
    toPath: (path) => {
      const decoded = decodePercent(path);
      const fromRoot = /^(?:@site)?\/(.*)$/s.exec(decoded)?.[1];
      return fromRoot === undefined ? resolve(folder, decoded) : join(root, fromRoot);
    },
    toSpecifier: (path) => {
      const specifier = relative(folder, path).split(sep).join('/');
      return specifier.startsWith('.') ? specifier : `./${specifier}`;
    },
    toPublicPath: (path) => /^(?:@site\/static)?(\/(?!\/).*)$/s.exec(decodePercent(path))?.[1],
    isInside: (path) => isInside(path, root),
  };
}

/** Whether a file is there, and is no folder. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The path as it was written, with the nearest name that is in its folder. */
export function findNearestFile(written: string, path: string): string | undefined {
  const names = listNames(dirname(path)).filter((name) => isFile(join(dirname(path), name)));
  const nearest = findNearest(basename(path), names);
  return nearest === undefined
    ? undefined
    : written.slice(0, written.lastIndexOf('/') + 1) + nearest;
}

/** Paths, from `folder`, of all files below it. */
export function listFilesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Also when the way leads through links of the file system. */
function isInside(path: string, root: string): boolean {
  const real = existsSync(path) ? realpathSync(path) : path;
  return [path, real].every((each) =>
    [root, realpathSync(root)].some((folder) => each.startsWith(join(folder, sep))),
  );
}

function listNames(folder: string): readonly string[] {
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
}

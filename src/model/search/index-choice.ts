import type { DocsVersion } from '../site/docs-version';
import { isBelowPath, isSamePath, withoutBase } from '../site/paths';

/** The part of a version that searching needs. */
export type SearchedVersion = Pick<DocsVersion, 'name' | 'label' | 'path' | 'isLast'>;

/** The path of a version's index; that of the last version is at `''`. */
export function toIndexPath({ path, isLast }: SearchedVersion): string {
  return isLast ? '' : path;
}

/**
 * The index of the page at a site path: that of its version, or of the version that the reader prefers for a
 * page that belongs to none.
 */
export function choosePageIndex(
  path: string,
  versions: readonly SearchedVersion[],
  preferred: string | null,
): string {
  const own = versions
    .filter((version) => isBelowPath(path, version.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  const chosen = own ?? versions.find(({ name }) => name === preferred);
  return chosen === undefined ? '' : toIndexPath(chosen);
}

/**
 * The index that an address names: by the version's name, label or path, with or without slashes, base and
 * origin. What names none is returned as it is, so that it can be refused visibly.
 */
export function chooseNamedIndex(
  version: string,
  versions: readonly SearchedVersion[],
  { origin, base }: { readonly origin: string; readonly base: string },
): string {
  const plain = version.trim().startsWith(`${origin}/`)
    ? version.trim().slice(origin.length)
    : version.trim();
  const named = versions.find(({ name, label, path }) =>
    [plain, withoutBase(base, plain)].some(
      (given) =>
        given !== undefined &&
        (given.toLowerCase() === name.toLowerCase() ||
          given.toLowerCase() === label.toLowerCase() ||
          isSamePath(toAbsolute(given), path)),
    ),
  );
  return named === undefined ? version : toIndexPath(named);
}

function toAbsolute(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

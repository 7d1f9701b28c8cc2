import type { DocsVersion } from '../site/docs-version';
import { isBelowPath, isSamePath, withoutBase } from '../site/paths';
import type { IndexName } from './index-address';
import type { SearchContext, SearchContexts } from '../site/search-contexts';

/** The part of a version that searching needs. */
export type SearchedVersion = Pick<DocsVersion, 'name' | 'label' | 'path' | 'isLast'>;

/** The parts of a site that have an index each. */
export interface SearchedParts {
  readonly versions: readonly SearchedVersion[];
  /** None by default. */
  readonly contexts?: SearchContexts | undefined;
  /** The APIs of all versions; none by default. */
  readonly apis?: readonly { readonly version: SearchedVersion }[];
}

/**
 * The index of the page at a site path: that of its version, or of the version that the reader prefers for a
 * page that belongs to none; and that of its context.
 */
export function choosePageIndex(
  path: string,
  { versions, contexts }: SearchedParts,
  preferred: string | null,
): IndexName {
  const chosen = findVersion(path, versions) ?? versions.find(({ name }) => name === preferred);
  const [context] = listContexts(path, versions, contexts);
  return { version: toVersionPath(chosen), context: context?.path ?? '' };
}

/** The index of the same version with the most pages. */
export function toWidestIndex(name: IndexName, contexts: SearchContexts | undefined): IndexName {
  return contexts?.everywhere === true ? { ...name, context: '' } : name;
}

/** The contexts that the page at a site path is in. */
export function listContexts(
  path: string,
  versions: readonly SearchedVersion[],
  contexts: SearchContexts | undefined,
): readonly SearchContext[] {
  const own = findVersion(path, versions);
  const last = versions.find(({ isLast }) => isLast);
  // The same page of the last version.
  const place = own && last ? last.path + path.slice(own.path.length) : path;
  return contexts?.all.filter((context) => isBelowPath(place, toAbsolute(context.path))) ?? [];
}

/** The version that a page is in. */
function findVersion(
  path: string,
  versions: readonly SearchedVersion[],
): SearchedVersion | undefined {
  return versions
    .filter((version) => isBelowPath(path, version.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** True if the version of an index has an API, and so operations and schemas. */
export function hasApi({ version }: IndexName, { apis = [] }: SearchedParts): boolean {
  return apis.some((api) => toVersionPath(api.version) === version);
}

/** The path of a version in the name of its index; that of the last version is empty. */
function toVersionPath(version: SearchedVersion | undefined): string {
  return version === undefined || version.isLast ? '' : version.path;
}

/** The context that an address names by its path; one that there is not is none. */
export function chooseNamedContext(named: string, contexts: SearchContexts | undefined): string {
  const path = toAbsolute(named.trim());
  return contexts?.all.find((context) => isSamePath(toAbsolute(context.path), path))?.path ?? '';
}

/**
 * The version that an address names, by its name, label or path, with or without slashes, base and origin, as it
 * is in the name of an index. What names none is returned as it is, so that it can be refused visibly.
 */
export function chooseNamedVersion(
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
  return named === undefined ? version : toVersionPath(named);
}

function toAbsolute(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

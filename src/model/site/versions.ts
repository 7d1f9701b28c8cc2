import type { DocsVersion } from './docs-version';

/** The version options of a site. */
export interface VersionsOptions {
  /** The version that readers should use; the newest cut one by default. */
  readonly lastVersion?: string;
  /** The versions that are built; all by default. */
  readonly onlyIncludeVersions?: readonly string[];
  /** Options by version name. */
  readonly versions?: Readonly<Record<string, VersionOptions>>;
}

export interface VersionOptions {
  readonly label?: string;
  /** Below `/docs`; empty for `/docs` itself. */
  readonly path?: string;
  readonly banner?: DocsVersion['banner'];
  readonly badge?: boolean;
}

/** The name of the current version, in `content/docs`. */
export const CURRENT_VERSION = 'current';

const ROOT = '/docs';

/**
 * The versions of the documentation: the current one first, then the cut ones from newest to oldest.
 *
 * `names` come from `content/versions.json`; `checkVersions` reports the problems of the options.
 */
export function toVersions(
  names: readonly string[],
  options: VersionsOptions = {},
): readonly DocsVersion[] {
  const { onlyIncludeVersions: included } = options;
  const built = [CURRENT_VERSION, ...names].filter((name) => included?.includes(name) ?? true);
  const last = findLast(built, options);
  return built.map((name) => toVersion(name, built, last, options.versions?.[name]));
}

function findLast(names: readonly string[], { lastVersion }: VersionsOptions): string | undefined {
  if (lastVersion !== undefined && names.includes(lastVersion)) return lastVersion;
  return names.find((name) => name !== CURRENT_VERSION) ?? names[0];
}

function toVersion(
  name: string,
  names: readonly string[],
  last: string | undefined,
  options: VersionOptions = {},
): DocsVersion {
  const isCurrent = name === CURRENT_VERSION;
  const isLast = name === last;
  const folder = isCurrent ? 'content' : `content/versions/${name}`;
  return {
    name,
    label: options.label ?? (isCurrent ? 'Next' : name),
    path: toPath(options.path ?? toDefaultPath(name, isLast)),
    isLast,
    banner: options.banner ?? toDefaultBanner(name, names, last),
    badge: options.badge ?? names.length > 1,
    folder,
    specs: isCurrent ? 'specs' : `${folder}/specs`,
  };
}

function toDefaultPath(name: string, isLast: boolean): string {
  if (isLast) return '';
  return name === CURRENT_VERSION ? 'next' : name;
}

function toPath(part: string): string {
  const trimmed = part.replaceAll(/^\/+|\/+$/g, '');
  return trimmed === '' ? ROOT : `${ROOT}/${trimmed}`;
}

/** Versions newer than the last one are not released yet; older ones are no longer maintained. */
function toDefaultBanner(
  name: string,
  names: readonly string[],
  last: string | undefined,
): DocsVersion['banner'] {
  if (name === last || last === undefined) return 'none';
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained';
}

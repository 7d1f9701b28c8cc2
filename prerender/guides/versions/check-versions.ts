import { isSamePath } from '../../../src/model/site/paths';
import { CURRENT_VERSION, toVersions } from '../../../src/model/site/to-versions';
import type { VersionsOptions } from '../../../src/model/site/to-versions';

const MAX_LENGTH = 32;

/** What is wrong with the name of a version; undefined when nothing is. */
export function checkVersionName(name: unknown): string | undefined {
  if (typeof name !== 'string')
    return `Versions should be strings. Found type "${typeof name}" for version ${JSON.stringify(name)}.`;
  const reason = findReason(name);
  return reason === undefined
    ? undefined
    : `Invalid version name "${name}": version name ${reason}.`;
}

function findReason(name: string): string | undefined {
  if (name.trim() === '') return 'must contain at least one non-whitespace character';
  if (/[/\\]/.test(name)) return 'should not include slash (/) or backslash (\\)';
  if (name.length > MAX_LENGTH) return `cannot be longer than ${MAX_LENGTH} characters`;
  // File systems refuse these.
  if (/[<>:"|?*\p{Cc}]/u.test(name)) return 'should be a valid file path';
  if (/^\.\.?$/.test(name)) return 'should not be "." or ".."';
  if (name === CURRENT_VERSION) return `should not be "${CURRENT_VERSION}": content/docs has it`;
  return undefined;
}

/** What is wrong with a site's options for the versions of `content/versions.json`. */
export function checkVersionsOptions(
  names: readonly string[],
  options: VersionsOptions,
): readonly string[] {
  const known = [CURRENT_VERSION, ...names];
  return [
    ...checkLastVersion(known, options),
    ...checkKnown('versions', Object.keys(options.versions ?? {}), known),
    ...checkIncluded(known, options),
    ...checkPaths(names, options),
  ];
}

function toList(names: readonly string[]): string {
  return `Available version names are: ${names.join(', ')}`;
}

function checkLastVersion(
  known: readonly string[],
  { lastVersion }: VersionsOptions,
): readonly string[] {
  if (lastVersion === undefined || known.includes(lastVersion)) return [];
  return [`Docs option lastVersion: ${lastVersion} is invalid. ${toList(known)}`];
}

function checkKnown(
  option: string,
  names: readonly string[],
  known: readonly string[],
): readonly string[] {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  return [
    `Invalid docs option "${option}": unknown versions (${unknown.join(',')}) found. ${toList(known)}`,
  ];
}

function checkIncluded(
  known: readonly string[],
  { onlyIncludeVersions: included, lastVersion }: VersionsOptions,
): readonly string[] {
  if (included === undefined) return [];
  if (included.length === 0) {
    return [
      'Invalid docs option "onlyIncludeVersions": an empty array is not allowed, at least one version is needed.',
    ];
  }
  const isLastLeftOut =
    lastVersion !== undefined && known.includes(lastVersion) && !included.includes(lastVersion);
  return [
    ...checkKnown('onlyIncludeVersions', included, known),
    ...(isLastLeftOut
      ? [`Docs option lastVersion: ${lastVersion} is not in "onlyIncludeVersions".`]
      : []),
  ];
}

/** Two versions at one place would hide each other's pages. */
function checkPaths(names: readonly string[], options: VersionsOptions): readonly string[] {
  const versions = toVersions(names, options);
  return versions.flatMap((version, index) => {
    const other = versions.slice(0, index).find(({ path }) => isSamePath(path, version.path));
    if (other === undefined) return [];
    return [
      `The versions "${other.name}" and "${version.name}" have the same path ${version.path}.`,
    ];
  });
}

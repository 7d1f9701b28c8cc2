import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { isSamePath } from '../../src/model/site/paths';
import type { VersionsOptions } from '../../src/model/site/versions';
import { CURRENT_VERSION, toVersions } from '../../src/model/site/versions';
import type { Problem } from '../diagnostics/problem';
import { findAddressMistake } from '../text/addresses';
import type { Position } from '../sources/position';
import { START, createLocate } from '../sources/position';
import { listMapErrors, parseYamlSource, toLocatedYaml } from '../sources/yaml-source';

/** Lists the names of the cut versions, newest first; absent until the first cut. */
export const VERSIONS_FILE = 'content/versions.json';

export interface LoadedVersions {
  /** The versions that can be built despite any problems. */
  readonly versions: readonly DocsVersion[];
  /** The valid names in the file. */
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
}

/** Loads the versions of the site: the names in the file, with the site's options. */
export async function loadVersions(
  root: string,
  options: VersionsOptions = {},
): Promise<LoadedVersions> {
  const path = join(root, VERSIONS_FILE);
  const { names, problems } = existsSync(path)
    ? parseVersions(await readFile(path, 'utf8'))
    : { names: [], problems: [] };
  const versions = toVersions(names, options);
  return {
    versions,
    names,
    problems: [
      ...problems,
      // The options may use a name that is misspelled in the file.
      ...(problems.length > 0 ? [] : checkVersionsOptions(names, options).map(toOptionProblem)),
      ...versions.flatMap((version) => checkFolder(root, version)),
    ],
  };
}

/** Reads the names in `content/versions.json`; invalid ones are problems. */
export function parseVersions(text: string): Pick<LoadedVersions, 'names' | 'problems'> {
  const source = parseYamlSource(VERSIONS_FILE, text);
  const located = toLocatedYaml(source.yaml, source.lines);
  const locate = createLocate(VERSIONS_FILE, located, () => located);
  const content = parseJson(text);
  if (content === undefined) {
    const { position = START } = listMapErrors(source)[0] ?? {};
    return { names: [], problems: [toProblem(position, 'The versions file is not valid JSON.')] };
  }
  if (!Array.isArray(content)) {
    const message = `The versions file should contain an array of version names! Found content: ${JSON.stringify(content)}`;
    return { names: [], problems: [toProblem(locate([]), message)] };
  }
  const checked = (content as readonly unknown[]).map((name, index) => ({
    name: String(name),
    position: locate([String(index)]),
    message: checkName(name, content.slice(0, index)),
  }));
  return {
    names: checked.filter(({ message }) => message === undefined).map(({ name }) => name),
    problems: checked.flatMap(({ position, message }) =>
      message === undefined ? [] : [toProblem(position, message)],
    ),
  };
}

/** Undefined for invalid JSON. */
function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

function checkName(name: unknown, before: readonly unknown[]): string | undefined {
  return before.includes(name)
    ? `The version "${String(name)}" is listed twice.`
    : checkVersionName(name);
}

function toProblem(position: Position, message: string): Problem {
  return {
    file: VERSIONS_FILE,
    ...position,
    severity: 'error',
    message,
    hint: 'Write the names as strings, newest first, as in ["2.0", "1.0"].',
  };
}

function toOptionProblem(message: string): Problem {
  const hint = 'Correct "versions" in the file.';
  return { file: 'content/site.ts', severity: 'error', message, hint };
}

function checkFolder(root: string, { name, folder }: DocsVersion): readonly Problem[] {
  if (existsSync(join(root, folder, 'docs'))) return [];
  return [
    {
      file: VERSIONS_FILE,
      severity: 'error',
      message: `The version "${name}" has no folder ${folder}/docs.`,
      hint: `Restore the folder, or remove "${name}" from the file.`,
    },
  ];
}

const MAX_LENGTH = 32;

/** Why a version name is invalid; undefined for a valid one. */
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
  if (/^\.\.?$/.test(name)) return 'should not be "." or ".."';
  // Not allowed in file names, or in addresses.
  if (/[<>:"|?*\p{Cc}]/u.test(name) || findAddressMistake(name) !== undefined)
    return 'should be a valid file path';
  if (name === CURRENT_VERSION) return `should not be "${CURRENT_VERSION}": content/docs has it`;
  return undefined;
}

/** Checks a site's version options against the versions in `content/versions.json`. */
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

/** Versions at the same path would hide each other's pages. */
function checkPaths(names: readonly string[], options: VersionsOptions): readonly string[] {
  const versions = toVersions(names, options);
  return versions.flatMap((version, index) => {
    const fault = findAddressMistake(version.path);
    if (fault !== undefined)
      return [`The path of the version "${version.name}" cannot be an address: it ${fault}.`];
    const other = versions.slice(0, index).find(({ path }) => isSamePath(path, version.path));
    if (other === undefined) return [];
    return [
      `The versions "${other.name}" and "${version.name}" have the same path ${version.path}.`,
    ];
  });
}

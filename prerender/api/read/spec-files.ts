import { posix } from 'node:path';
import pMap from 'p-map';
import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import { START } from '../../sources/position';
import type { Source } from '../../sources/sources';
import { listFiles, loadSource, MOST_AT_ONCE } from '../../sources/sources';
import { toApiId } from '../document/api-path';

/** The OpenAPI files of a folder. */
export interface SpecFiles {
  /** One for each API: the file that it starts with. In byte order of their paths. */
  readonly entries: readonly Source[];
  /** All other YAML and JSON files: parts, or files that nobody refers to. */
  readonly others: readonly string[];
  readonly problems: readonly Problem[];
}

/** How many levels below its folder an API may start. */
const MAX_LEVELS = 2;

/**
 * Finds the OpenAPI files of a folder. A file directly in it is an API if it says so; a folder in it is one if
 * a file in that says so, the one that is nearest.
 */
export async function loadSpecFiles(root: string, folder: string): Promise<SpecFiles> {
  const files = (await listFiles(root, folder)).filter((file) => isSpecFile(file, folder));
  const load = (names: readonly string[]) =>
    pMap(names, (file) => loadSource(root, file), { concurrency: MOST_AT_ONCE });
  const toLevels = (file: string) => file.slice(folder.length + 1).split('/').length;
  const own = await load(files.filter((file) => toLevels(file) === 1));
  const chosen: Choice[] = [{ entries: own.filter(isApi), problems: [] }];
  for (const name of new Set(files.filter((file) => toLevels(file) > 1).map(toFolder(folder)))) {
    for (let level = 2; level <= MAX_LEVELS + 2; level++) {
      const inside = files.filter((file) => toFolder(folder)(file) === name);
      const sources = await load(inside.filter((file) => toLevels(file) === level));
      const found = chooseEntry(name, sources.filter(isApi));
      if (found === undefined) continue;
      chosen.push(found);
      break;
    }
  }
  const entries = chosen.flatMap((choice) => choice.entries).toSorted(byFile);
  const taken = new Set(entries.map(({ file }) => file));
  return {
    entries,
    others: files.filter((file) => !taken.has(file)),
    problems: [...chosen.flatMap(({ problems }) => problems), ...checkIds(entries)],
  };
}

/** Leaves out the files of tools, hidden ones and packages, and the earlier versions in `history`. */
function isSpecFile(file: string, folder: string): boolean {
  const inside = file.slice(folder.length);
  return (
    /\.(?:ya?ml|json)$/.test(file) &&
    !/\/(?:\.|node_modules\/)/.test(inside) &&
    !inside.startsWith('/history/')
  );
}

function toFolder(folder: string) {
  return (file: string): string => file.slice(0, file.indexOf('/', folder.length + 1));
}

function byFile(a: Source, b: Source): number {
  return a.file < b.file ? -1 : 1;
}

type Choice = Pick<SpecFiles, 'entries' | 'problems'>;

/** Chooses among the files of a level that say that they are APIs: the only one, or by name. */
function chooseEntry(folder: string, found: readonly Source[]): Choice | undefined {
  if (found.length === 0) return undefined;
  const names = ['openapi', 'swagger', posix.basename(folder), 'index', 'main'];
  const ranked = names.map((name) =>
    found.filter(({ file }) => posix.parse(file).name.toLowerCase() === name.toLowerCase()),
  );
  const best = found.length === 1 ? found : (ranked.find(({ length }) => length > 0) ?? found);
  if (best.length === 1) return { entries: best, problems: [] };
  const list = best.map(({ file }) => file.slice(folder.length + 1)).join(', ');
  return {
    entries: [],
    problems: [
      {
        file: best[0]?.file ?? folder,
        ...START,
        severity: 'error',
        message: `The folder ${folder} is one API, but has several possible entry files: ${list}.`,
        hint: 'Name one of them openapi.yaml, or give each a folder of its own.',
      },
    ],
  };
}

/** True for a file that says that it is an OpenAPI document, or has all the rest of one. */
function isApi({ file, text }: Source): boolean {
  const keys = listKeys(file, text);
  return keys.has('openapi') || keys.has('swagger') || (keys.has('info') && keys.has('paths'));
}

/** The keys of the first level that tell what a file is, without parsing thousands of files. */
function listKeys(file: string, text: string): ReadonlySet<string> {
  if (!/\b(?:openapi|swagger|info)\b/.test(text)) return new Set();
  if (!file.endsWith('.json')) return listYamlKeys(text);
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return new Set(isObject(value) ? Object.keys(value) : []);
  } catch {
    // Its problems are reported when it is read as an API.
    return listYamlKeys(text);
  }
}

function listYamlKeys(text: string): ReadonlySet<string> {
  const [, indent = '', first] = FIRST_LINE.exec(text) ?? [];
  const key = `["']?(openapi|swagger|info|paths)["']?[ \\t]*:`;
  const start = first === '{' ? `^[^{]*\\{\\s*` : `^\\uFEFF?${indent}`;
  const found = text.matchAll(new RegExp(start + key, first === '{' ? 'g' : 'gm'));
  return new Set([...found].map(([, name = '']) => name));
}

/** The indentation and the first character of a YAML text, below its comments. */
const FIRST_LINE = /^\uFEFF?(?:[ \t]*(?:#.*|---.*|%.*)?\r?\n)*( *)(\S)/;

/** Two APIs of the same name would have the same address. */
function checkIds(entries: readonly Source[]): readonly Problem[] {
  return entries.flatMap(({ file }, index): readonly Problem[] => {
    const id = toApiId(file).toLowerCase();
    const other = entries.slice(0, index).find((entry) => toApiId(entry.file).toLowerCase() === id);
    if (other === undefined) return [];
    return [
      {
        file,
        ...START,
        severity: 'error',
        message: `The API has the same name as ${other.file}, and so the same address: "${id}".`,
        hint: 'Rename the file or its folder, or remove one of the two.',
      },
    ];
  });
}

/** Warns of files that are no part of any API. */
export function checkUnused(
  others: readonly string[],
  used: ReadonlySet<string>,
): readonly Problem[] {
  return others
    .filter((file) => !used.has(file))
    .map((file) => ({
      file,
      ...START,
      severity: 'warning',
      message: 'No API refers to this file, so it is not shown.',
      hint: 'Refer to it with "$ref", or remove it. A separate API needs a folder of its own.',
    }));
}

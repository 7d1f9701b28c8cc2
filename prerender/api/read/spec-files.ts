import { readFile, realpath } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { parse } from 'yaml';
import type { JsonObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import { START } from '../../sources/position';
import type { Source } from '../../sources/sources';
import { listFiles, loadSource } from '../../sources/sources';
import { toApiId, toSpecsFolder } from '../document/api-path';
import { toObject } from '../document/json-object';

/** The OpenAPI files of a folder. */
export interface SpecFiles {
  /** One for each API: the file that it starts with. In byte order of their paths. */
  readonly entries: readonly Source[];
  /** All other YAML and JSON files: parts, or files that nobody refers to. */
  readonly others: readonly Source[];
  readonly problems: readonly Problem[];
}

/**
 * Finds the OpenAPI files of a folder. A file directly in it is an API if it says so; a folder in it is one if
 * a file in that says so, the one that is nearest.
 */
export async function loadSpecFiles(root: string, folder: string): Promise<SpecFiles> {
  const files = (await listFiles(root, folder)).filter((file) => isSpecFile(file, folder));
  const sources = await Promise.all(files.map((file) => loadSource(root, file)));
  const found = sources.filter(isApi);
  const toFolder = ({ file }: Source) => file.slice(0, file.indexOf('/', folder.length + 1));
  const own = found.filter(({ file }) => posix.dirname(file) === folder);
  const folders = new Set(found.filter((source) => !own.includes(source)).map(toFolder));
  const choices = [...folders].map((name) =>
    chooseEntry(
      name,
      found.filter((source) => toFolder(source) === name),
    ),
  );
  const taken = new Set([...own, ...choices.flatMap((choice) => choice.entries)]);
  const entries = sources.filter((source) => taken.has(source));
  return {
    entries,
    others: sources.filter((source) => !taken.has(source)),
    problems: [...choices.flatMap(({ problems }) => problems), ...checkIds(entries)],
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

type Choice = Pick<SpecFiles, 'entries' | 'problems'>;

/** Chooses among the files of a folder that say that they are APIs: of the nearest, the only one, or by name. */
function chooseEntry(folder: string, sources: readonly Source[]): Choice {
  const nearest = Math.min(...sources.map(toLevel));
  const found = sources.filter((source) => toLevel(source) === nearest);
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

function toLevel({ file }: Source): number {
  return file.split('/').length;
}

/** True for a file that says that it is an OpenAPI document, or has all the rest of one. */
function isApi({ file, text }: Source): boolean {
  const keys = listKeys(file, text);
  const has = (key: string) => keys.includes(key);
  return has('openapi') || has('swagger') || (has('info') && has('paths'));
}

/** The keys of the first level that tell what a file is, without parsing thousands of YAML files. */
function listKeys(file: string, text: string): readonly string[] {
  try {
    if (file.endsWith('.json')) return Object.keys(parseJson(text));
  } catch {
    // Its problems are reported when it is read as an API.
  }
  // In what is almost JSON, the keys are indented.
  const pattern = file.endsWith('.json') ? JSON_KEY : YAML_KEY;
  return [...text.matchAll(pattern)].map(([, key = '']) => key);
}

const YAML_KEY = /^\uFEFF?(?:\{\s*)?["']?(openapi|swagger|info|paths)["']?[ \t]*:/gm;
const JSON_KEY = /^[ \t\uFEFF]*(?:\{\s*)?["']?(openapi|swagger|info|paths)["']?\s*:/gm;

function parseJson(text: string): JsonObject {
  return toObject(JSON.parse(text.replace(/^\uFEFF/, '')));
}

/**
 * Reads the title of an API without parsing the rest of its file, which takes seconds for a large one; undefined
 * if only the whole file can tell.
 */
export function readSpecTitle(file: string, text: string): string | undefined {
  try {
    const document = file.endsWith('.json')
      ? parseJson(text)
      : toObject(parse(cutInfo(text), { logLevel: 'error' }));
    const { title } = toObject(document['info']);
    return typeof title === 'string' && title.trim() !== '' ? title : undefined;
  } catch {
    // Whoever needs the rest of the file tells what is wrong with it.
    return undefined;
  }
}

/** The lines of the one `info` at the top level of a YAML file; empty if there is none, or another. */
function cutInfo(text: string): string {
  const [info = '', ...others] = `${text}\n`.match(/^info:.*\r?\n(?:(?:[ \t#].*)?\r?\n)*/gm) ?? [];
  return others.length === 0 ? info : '';
}

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
  others: readonly Source[],
  used: ReadonlySet<string>,
): readonly Problem[] {
  return others
    .filter(({ file }) => !used.has(file))
    .map(({ file, text }) => ({ file, ...START, severity: 'warning', ...toUnused(text) }));
}

function toUnused(text: string): Pick<Problem, 'message' | 'hint'> {
  const [name] = otherFormats.find(([, pattern]) => pattern.test(text)) ?? [];
  if (name !== undefined)
    return {
      message: `The file is ${name}, so it is not shown.`,
      hint: 'Write the API as OpenAPI, or remove the file.',
    };
  return {
    message: 'No API refers to this file, so it is not shown.',
    hint: 'Refer to it with "$ref", remove it, or begin it with "openapi: 3.1.0" if it is an API.',
  };
}

/** Formats other than OpenAPI. */
const otherFormats: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['empty', /^[\s\uFEFF]*$/],
  ['a Postman collection', /schema\.(?:get)?postman\.com\/json\/collection/],
  ['an AsyncAPI document', /^[ \t{]*"?asyncapi"?[ \t]*:/m],
];

/** Loads the text of a file by its path from the project root; undefined if it does not exist. */
export type LoadText = (file: string) => Promise<string | undefined>;

/** Reads files below `specs/`; treats a symbolic link out of it as missing. */
export function createTextLoader(root: string): LoadText {
  return async (file) => {
    try {
      const path = await realpath(join(root, file));
      const folder = await realpath(join(root, toSpecsFolder(file)));
      return path.startsWith(folder + sep) ? await readFile(path, 'utf8') : undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'].includes(String(code)))
        return undefined;
      throw error;
    }
  };
}

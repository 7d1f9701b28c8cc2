import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject } from '../../src/model/json-object';
import { findTextFormat } from '../../src/model/schema/formats';
import type { Problem } from '../diagnostics/problem';
import type { Change } from '../diff/changes/change';
import { listFiles, loadSource } from '../sources/sources';
import type { YamlSource } from '../sources/yaml-source';
import { listMapErrors, parseYamlSource, toNodePosition } from '../sources/yaml-source';

/** Authors' notes on the versions of an API: `specs/history/<api>/releases.yaml`. */
export interface ReleaseNotes {
  /** The date of a version, and a text about all of it. */
  readonly find: (version: string) => { readonly date?: string; readonly note?: string };
  /** The text about one change. */
  readonly findNote: (version: string, change: Noted) => string | undefined;
  /** What is wrong with the file; the notes of changes are checked once they have been asked for. */
  readonly listProblems: (versions: readonly string[]) => readonly Problem[];
}

/** The keys by which a note is found. */
export type Noted = Pick<Change, 'rule' | 'operations'>;

/** A note of a change: `rule`, `operation` and `anchor`, as far as they are needed to find it. */
interface ChangeNote {
  readonly rule?: unknown;
  readonly operation?: unknown;
  readonly anchor?: unknown;
  readonly note?: unknown;
}

interface ReleaseNote {
  readonly date?: unknown;
  readonly note?: unknown;
  readonly changes?: unknown;
}

/** The path of the notes of an API. */
export function toNotesFile(api: string): string {
  return `specs/history/${api}/releases.yaml`;
}

/** The files of the earlier versions of an API, from the project root, and their notes if there are any. */
export async function listHistoryFiles(root: string, api: string): Promise<readonly string[]> {
  const folder = posix.dirname(toNotesFile(api));
  const files = await listFiles(root, folder);
  return files.filter((file) => posix.dirname(file) === folder && /\.(?:ya?ml|json)$/.test(file));
}

export async function loadReleaseNotes(root: string, api: string): Promise<ReleaseNotes> {
  const file = toNotesFile(api);
  const isThere = existsSync(join(root, file));
  return readReleaseNotes(file, isThere ? (await loadSource(root, file)).text : '');
}

/** Reads the notes of an API. */
export function readReleaseNotes(file: string, text: string): ReleaseNotes {
  const source = parseYamlSource(file, text);
  const invalid = listMapErrors(source);
  const content: unknown = invalid.length > 0 ? {} : (source.yaml.toJS() ?? {});
  const releases = isObject(content) ? content : {};
  const used = new Set<unknown>();
  const get = (version: string): ReleaseNote => {
    const release = releases[version];
    return isObject(release) ? release : {};
  };
  return {
    find: (version) => {
      const { date, note } = get(version);
      return {
        ...(isDate(date) && { date }),
        ...(typeof note === 'string' && { note }),
      };
    },
    findNote: (version, change) => {
      const found = listNotes(get(version)).find((note) => isOf(note, change));
      if (found !== undefined) used.add(found);
      return typeof found?.note === 'string' ? found.note : undefined;
    },
    listProblems: (versions) => [
      ...invalid.map(({ position, message }): Problem => ({
        file,
        ...position,
        severity: 'error',
        message: `The file is not valid YAML: ${message}.`,
        hint: 'Write each version as a key, with "date" and "note" below it.',
      })),
      ...Object.keys(releases).flatMap((version) =>
        listMistakes(source, version, get(version), { versions, used }),
      ),
    ],
  };
}

function listNotes({ changes }: ReleaseNote): readonly ChangeNote[] {
  return Array.isArray(changes) ? changes.filter(isObject) : [];
}

function isOf({ rule, operation, anchor }: ChangeNote, change: Noted): boolean {
  return (
    (rule === undefined || rule === change.rule) &&
    ((operation ?? anchor) === undefined ||
      change.operations.some(
        (one) =>
          (anchor === undefined || anchor === one.anchor) &&
          (operation === undefined || operation === one.label),
      ))
  );
}

/** A day as `2026-09-01`. */
function isDate(value: unknown): value is string {
  return typeof value === 'string' && findTextFormat('date')?.matches(value) === true;
}

interface Known {
  readonly versions: readonly string[];
  /** The notes for which there is a change. */
  readonly used: ReadonlySet<unknown>;
}

function listMistakes(
  source: YamlSource,
  version: string,
  release: ReleaseNote,
  { versions, used }: Known,
): readonly Problem[] {
  const toProblem = (keys: readonly (string | number)[], message: string, hint: string) => ({
    file: source.file,
    ...toNodePosition(source, source.yaml.getIn(keys, true)),
    severity: 'error' as const,
    message,
    hint,
  });
  if (!versions.includes(version))
    return [
      toProblem(
        [version],
        `The API has no version "${version}".`,
        `Write one of ${versions.join(', ')}, in quotes.`,
      ),
    ];
  const { date } = release;
  return [
    ...(date === undefined || isDate(date)
      ? []
      : [
          toProblem([version, 'date'], 'It is no date.', 'Write it as in "2026-09-01", in quotes.'),
        ]),
    ...listNotes(release).flatMap((note, index) =>
      used.has(note)
        ? []
        : [
            toProblem(
              [version, 'changes', index],
              `Version ${version} has no such change.`,
              'Take rule, operation and anchor from "npm run diff".',
            ),
          ],
    ),
  ];
}

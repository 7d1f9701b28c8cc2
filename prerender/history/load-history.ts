import type { ApiHistory } from '../../src/model/api/history';
import { toPlainCode } from '../../src/model/text/code';
import type { RichText } from '../../src/model/text/rich-text';
import { toGroups } from '../../src/model/to-groups';
import type { Spec } from '../api/document/document';
import { loadVersion } from '../diff/load-version';
import type { Problem } from '../diagnostics/problem';
import { toRichText } from '../text/rich-text';
import { toHistory } from './history';
import { listHistoryFiles, loadReleaseNotes, toNotesFile } from './release-notes';

/** The history of an API, as far as its earlier versions are in the project. */
export interface LoadedHistory {
  /** Undefined for an API with one version. */
  readonly history?: ApiHistory;
  /** All files that it is made of, from the project root. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads the earlier versions of an API, which are in `specs/history/<api>/<version>.yaml`, and the notes beside them. */
export async function loadHistory(
  root: string,
  present: Spec,
  path: string,
): Promise<LoadedHistory> {
  const notesFile = toNotesFile(present.id);
  const files = (await listHistoryFiles(root, present.id)).filter((file) => file !== notesFile);
  if (files.length === 0) return { files: [notesFile], problems: [] };
  // Invalid parts of an earlier version are left out without a warning: it is published, and nobody will mend it.
  const loaded = await Promise.all(files.map((file) => loadVersion(root, file)));
  const groups = toGroups(loaded, ({ spec }) => [toVersionName(spec)]);
  const earlier = Array.from(groups.values(), ([{ spec }]) => spec)
    .filter((spec) => compareVersions(toVersionName(spec), toVersionName(present)) < 0)
    .toSorted((one, other) => compareVersions(toVersionName(one), toVersionName(other)));
  const versions = [...earlier, present];
  const notes = await loadReleaseNotes(root, present.id);
  const history = toHistory(versions, notes, path, toText);
  return {
    ...(earlier.length > 0 && { history }),
    files: [...loaded.flatMap(({ spec }) => spec.files), notesFile],
    problems: [
      ...[...groups.values()].flatMap(([first, ...others]) =>
        others.map(({ spec }) => toDuplicateProblem(spec, first.spec)),
      ),
      ...notes.listProblems(versions.map(toVersionName)),
    ],
  };
}

/** A note, which stands below the heading of its class. */
function toText(markdown: string | undefined): RichText {
  return toRichText(markdown, { highlight: toPlainCode, topHeading: 4 });
}

function toVersionName({ document }: Spec): string {
  return document.info.version;
}

function toDuplicateProblem(spec: Spec, { file, document }: Spec): Problem {
  return {
    ...spec.locate(['info', 'version']),
    severity: 'error',
    message: `"${file}" also has version "${document.info.version}".`,
    hint: 'Write the version of the file, or delete it.',
  };
}

/** Compares the names of versions by their numbers; a pre-release such as `1.0.0-beta` precedes its release. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map(toVersionParts);
  const order = compareNumbers(a?.release, b?.release);
  if (order !== 0 || a?.preRelease === b?.preRelease) return order;
  if (a?.preRelease === undefined) return 1;
  return b?.preRelease === undefined ? -1 : compareNumbers(a.preRelease, b.preRelease);
}

/** The day of `2026-09-01` is none, but `2026-09-01-preview` has one. */
function toVersionParts(version: string) {
  const [, release = version, preRelease] =
    /^(v?\d+(?:\.\d+)+|.+?(?=-[a-z]))-(.+)$/i.exec(version) ?? [];
  return { release, preRelease };
}

function compareNumbers(one = '', other = ''): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

import { posix } from 'node:path';
import type { ApiHistory } from '../../src/model/api/history';
import { toPlainCode } from '../../src/model/text/code';
import type { RichText } from '../../src/model/text/rich-text';
import type { Spec } from '../api/document/document';
import { loadVersion } from '../diff/load-version';
import type { Problem } from '../diagnostics/problem';
import { listFiles } from '../sources/sources';
import { toRichText } from '../text/rich-text';
import { toHistory } from './history';
import { loadReleaseNotes, toNotesFile } from './release-notes';

/** The history of an API, as far as its earlier versions are in the project. */
export interface LoadedHistory {
  /** Undefined for an API with one version. */
  readonly history?: ApiHistory;
  /** All files that it is made of, from the project root. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** The files of the earlier versions of an API, from the project root, and their notes if there are any. */
export async function listHistoryFiles(root: string, api: string): Promise<readonly string[]> {
  const folder = posix.dirname(toNotesFile(api));
  const files = await listFiles(root, folder);
  return files.filter((file) => posix.dirname(file) === folder && /\.(?:ya?ml|json)$/.test(file));
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
  const loaded = await Promise.all(files.map((file) => loadVersion(root, file)));
  const earlier = loaded.map(({ spec }) => spec).filter((spec) => compare(spec, present) < 0);
  const versions = [...earlier.toSorted(compare), present];
  const notes = await loadReleaseNotes(root, present.id);
  const history = toHistory(versions, notes, path, toText);
  return {
    ...(earlier.length > 0 && { history }),
    files: [...loaded.flatMap(({ spec }) => spec.files), notesFile],
    problems: notes.listProblems(versions.map(({ document }) => document.info.version)),
  };
}

/** A note, which stands below the heading of its class. */
function toText(markdown: string | undefined): RichText {
  return toRichText(markdown, { highlight: toPlainCode, topHeading: 4 });
}

function compare({ document: one }: Spec, { document: other }: Spec): number {
  return one.info.version.localeCompare(other.info.version, 'en', { numeric: true });
}

import { posix } from 'node:path';
import type { ApiHistory } from '../../src/model/api/history';
import { toPlainCode } from '../../src/model/text/code';
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

/** Reads the earlier versions of an API, which are in `specs/history/<api>/<version>.yaml`, and the notes beside them. */
export async function loadHistory(
  root: string,
  present: Spec,
  path: string,
): Promise<LoadedHistory> {
  const notesFile = toNotesFile(present.id);
  const folder = posix.dirname(notesFile);
  const files = (await listFiles(root, folder)).filter(
    (file) =>
      posix.dirname(file) === folder && /\.(?:ya?ml|json)$/.test(file) && file !== notesFile,
  );
  if (files.length === 0) return { files: [notesFile], problems: [] };
  const loaded = await Promise.all(files.map((file) => loadVersion(root, file)));
  const earlier = loaded.map(({ spec }) => spec).filter((spec) => compare(spec, present) < 0);
  const versions = [...earlier.toSorted(compare), present];
  const notes = await loadReleaseNotes(root, present.id);
  const toText = (markdown: string | undefined) =>
    toRichText(markdown, { highlight: toPlainCode, topHeading: 4 });
  const history = toHistory(versions, notes, path, toText);
  return {
    ...(earlier.length > 0 && { history }),
    files: [...earlier.flatMap((spec) => spec.files), notesFile],
    problems: notes.listProblems(versions.map(({ document }) => document.info.version)),
  };
}

function compare({ document: one }: Spec, { document: other }: Spec): number {
  return one.info.version.localeCompare(other.info.version, 'en', { numeric: true });
}

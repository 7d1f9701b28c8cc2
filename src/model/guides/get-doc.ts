import type { DocEntry, GuideTable } from './guide-table';
import { toVersionNames } from './to-version-names';

/**
 * The doc with an id in the first of some versions that has it; undefined for a draft, which is not
 * built. An id that none has is an error that lists those that there are.
 */
export function getDoc(tables: readonly GuideTable[], id: string): DocEntry | undefined {
  const versions = [...new Set(tables)];
  const docs = versions.flatMap((table) => table.docs);
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc !== undefined) return doc;
  if (versions.some(({ draftIds }) => draftIds.includes(id))) return undefined;
  const ids = [...new Set(docs.map((candidate) => candidate.id))];
  throw new Error(
    `Couldn't find any doc with id "${id}" in ${toVersionNames(versions)}.\nAvailable doc ids are:\n${ids.map((known) => `- ${known}`).join('\n')}`,
  );
}

/** The same for a version by itself. */
export function getVersionDoc({ docs }: GuideTable, id: string): DocEntry {
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc === undefined) throw new Error(`no version doc found by id=${id}`);
  return doc;
}

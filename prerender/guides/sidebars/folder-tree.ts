import { posix } from 'node:path';
import type { Doc } from '../pages/doc';

/** A folder with the docs that are directly in it. */
export interface DocFolder {
  /** Below the docs folder, as it is written there; empty for the top. */
  readonly path: string;
  readonly docs: readonly Doc[];
  readonly folders: readonly DocFolder[];
}

interface GrowingFolder extends DocFolder {
  readonly docs: Doc[];
  readonly folders: GrowingFolder[];
}

/** All folders that hold docs, by their paths; the top one is always there. */
export function toFolders(docs: readonly Doc[]): ReadonlyMap<string, DocFolder> {
  const folders = new Map<string, GrowingFolder>();
  addFolder(folders, '');
  for (const doc of docs) addFolder(folders, toParent(doc.source)).docs.push(doc);
  return folders;
}

function addFolder(folders: Map<string, GrowingFolder>, path: string): GrowingFolder {
  const known = folders.get(path);
  if (known !== undefined) return known;
  const folder: GrowingFolder = { path, docs: [], folders: [] };
  folders.set(path, folder);
  if (path !== '') addFolder(folders, toParent(path)).folders.push(folder);
  return folder;
}

function toParent(path: string): string {
  const parent = posix.dirname(path);
  return parent === '.' ? '' : parent;
}

import { join } from 'node:path';
import { hash, pruneKept, readPacked, writePacked } from '../sources/kept-files';
import type { FinishedPage } from './finished-page';
import type { Sheet } from './published-html';

/** What rendering made of a page. */
export interface KeptPage {
  readonly html: string;
  readonly finished: Omit<FinishedPage, 'page'>;
  readonly sheet?: Sheet | undefined;
  /** Its picture for link previews, which is kept by itself. */
  readonly picture?: string | undefined;
}

/**
 * Pages that are kept in `.cache/pages` from build to build, by what they are made of: the app, and the record of
 * the page, which names the files with all that it shows after their content.
 */
export interface KeptPages {
  /** At once: the process that renders does nothing else meanwhile. */
  readonly find: (key: string) => KeptPage | undefined;
  readonly keep: (key: string, page: KeptPage) => void;
}

/** Opens the pages that are kept of a project. */
export function openKeptPages(root: string): KeptPages {
  const toPath = (key: string) => join(toFolder(root), key);
  return {
    find: (key) => readPacked(toPath(key)) as KeptPage | undefined,
    keep: (key, page) => writePacked(toPath(key), page),
  };
}

/** Removes what no build has used for a week. */
export async function pruneKeptPages(root: string): Promise<void> {
  await pruneKept(toFolder(root));
}

/** The key of a page: the app and the settings of its site, its path, and its record. */
export function toPageKey(app: string, route: string, record: unknown): string {
  return hash(JSON.stringify([app, route, record])).slice(0, 32);
}

function toFolder(root: string): string {
  return join(root, '.cache/pages');
}

import { relative } from 'node:path';
import type { Page } from '../../src/model/pages/page';
import { toKey } from '../sources/cache';
import { writeOutput } from '../sources/output-files';
import type { FinishedPage } from './finished-page';
import { toHtmlPage } from './finished-page';

/** A rendered page as it is cached. */
export interface CachedPage {
  readonly html: string;
  readonly finished: Omit<FinishedPage, 'page'>;
  /** Files that few other pages have, by path from the site. */
  readonly files: readonly (readonly [file: string, content: string | Uint8Array])[];
}

/** The key of a page, by the bundle that renders it; the not-found page has no data. */
export function toPageKey(bundle: string, path: string, data: Page | undefined): string {
  return toKey(bundle, path, data?.id);
}

/** Writes the files of a page into the site. */
export function writePage(
  client: string,
  path: string,
  { html, files, finished }: CachedPage,
): FinishedPage {
  const page = toHtmlPage(client, path);
  for (const [file, content] of [[relative(client, page.file), html] as const, ...files])
    writeOutput(client, file, content);
  return { page, ...finished };
}

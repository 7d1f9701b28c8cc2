import { hashContent } from '../text/content-hash';
import type { PageContent, PageView } from './page';

/** A page of a section: its site path, and how to make it. */
export interface PageEntry {
  /** Without the base. */
  readonly path: string;
  readonly kind: PageView['kind'];
  /** Throws a `ProblemError` for a page with mistakes. */
  readonly make: () => PageContent | Promise<PageContent>;
}

/** Adds a JSON file beside the pages, in a folder of `assets`; returns its site path, named after what it holds. */
export type AddFile = (folder: string, data: unknown) => string;

/** A JSON file by its site path, which is named after what it holds, so that hosts may keep it for ever. */
export function toJsonFile(
  folder: string,
  data: unknown,
): { readonly path: string; readonly text: string } {
  const text = JSON.stringify(data);
  return { path: `/assets/${folder}/${hashContent(text)}.json`, text };
}

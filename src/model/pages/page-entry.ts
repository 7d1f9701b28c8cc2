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

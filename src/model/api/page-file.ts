import type { PageHead } from '../site/head';

/** What an operation's or a schema's page is made from, as a build keeps it in a file of its own. */
export interface PageFile {
  readonly data: unknown;
  readonly head: PageHead;
  /** The file with what an operation's values can be tried with, below the base. */
  readonly values?: string;
}

import type { PageHead } from '../site/head';

/** What a page of an API is made from: plain data, which a build keeps in a data file. */
export interface PageData {
  readonly data: unknown;
  readonly head: PageHead;
  /** The data file with what an operation's values can be tried with, below the base. */
  readonly values?: string;
}

import type { PageHead } from '../site/head';

/** The data of an API page: plain data, which a build writes into a data file. */
export interface PageData {
  readonly data: unknown;
  readonly head: PageHead;
  /** The data file for trying an operation with other values, relative to the base. */
  readonly values?: string;
}

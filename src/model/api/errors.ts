import type { RichText } from '../text/rich-text';
import type { OperationLink } from './operation';

/** What the page of all errors of an API shows. */
export interface ErrorCatalogue {
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** What the API is called. */
  readonly api: string;
  /** By status, then by type. */
  readonly errors: readonly ErrorEntry[];
}

/** One error that a caller can tell from others. */
export interface ErrorEntry {
  readonly anchor: string;
  /** `404`, `4XX` or `default`. */
  readonly status: string;
  /** What a body says of its kind: a problem type's URI, or a code. */
  readonly type?: string;
  /** In a few words; undefined where nothing but the status is known. */
  readonly title?: string;
  /** What is said of it, each text once. */
  readonly meanings: readonly RichText[];
  readonly operations: readonly OperationLink[];
  /** How many more operations there are than are listed. */
  readonly more: number;
  /** Whether each operation of the API answers it. */
  readonly isEverywhere: boolean;
}

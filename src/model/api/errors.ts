import type { RichText } from '../text/rich-text';
import type { OperationLink } from './operation';

/** The data of an API's errors page. */
export interface ErrorCatalogue {
  /** Site path of the API's index. */
  readonly apiPath: string;
  /** True if an error has a type as in RFC 9457, which a client can branch on. */
  readonly hasProblemTypes: boolean;
  /** By status, then by type. */
  readonly errors: readonly ErrorEntry[];
}

/** One error that a client can distinguish from others. */
export interface ErrorEntry {
  readonly anchor: string;
  /** `404`, `4XX` or `default`. */
  readonly status: string;
  /** A problem type's URI, or a code. */
  readonly type?: string;
  /** A few words; undefined if only the status is known. */
  readonly title?: string;
  /** Its descriptions, each once. */
  readonly meanings: readonly RichText[];
  readonly operations: readonly OperationLink[];
  /** The number of further operations. */
  readonly more: number;
  /** True if all operations of the API return it. */
  readonly isEverywhere: boolean;
}

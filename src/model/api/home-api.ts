import type { Code } from '../text/code';

/** An API as the home page shows it. */
export interface HomeApi {
  /** The site path of the API. */
  readonly path: string;
  /** Plain text. */
  readonly summary: string;
  /** How many operations it has. */
  readonly count: number;
  /** Some of its operations, from different groups. */
  readonly operations: readonly HomeOperation[];
  readonly call: HomeCall | null;
}

export interface HomeOperation {
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly href: string;
}

/** One request in several languages, and the beginning of its response. */
export interface HomeCall extends HomeOperation {
  readonly path: string;
  /** Empty if the API names none. */
  readonly host: string;
  /** With its words: `200 OK`. */
  readonly status: string;
  readonly samples: readonly { readonly label: string; readonly code: Code }[];
  readonly response: Code;
}

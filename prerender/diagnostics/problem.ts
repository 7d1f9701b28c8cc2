/** An author's mistake: where it is, what is wrong, and how to mend it. */
export interface Problem {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
  readonly message: string;
  readonly hint?: string;
  /** A warning does not stop the build, unless it is strict. */
  readonly severity: 'error' | 'warning';
}

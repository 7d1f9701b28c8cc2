/** One version of the documentation: its guides, their sidebars, and its APIs. */
export interface DocsVersion {
  /** `current` for `content/docs`, else the name it was cut with: `1.0`. */
  readonly name: string;
  /** What readers see: `Next`, `1.0`. */
  readonly label: string;
  /** Site path that all its pages are below: `/docs`, `/docs/next`, `/docs/1.0`. */
  readonly path: string;
  /** Whether readers should use this one: it has the shortest path and no banner. */
  readonly isLast: boolean;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Whether each page says which version it is of. */
  readonly badge: boolean;
  /** Where its files are, below the project's root: `content`, `content/versions/1.0`. */
  readonly folder: string;
  /** Where its OpenAPI files are: `specs`, `content/versions/1.0/specs`. */
  readonly specs: string;
}

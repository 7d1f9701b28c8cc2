/** One version of the documentation: its guides, their sidebars, and its APIs. */
export interface DocsVersion {
  /** `current` for `content/docs`, else the name it was cut with: `1.0`. */
  readonly name: string;
  /** The name that readers see: `Next`, `1.0`. */
  readonly label: string;
  /** The site path above all its pages: `/docs`, `/docs/next`, `/docs/1.0`. */
  readonly path: string;
  /** True for the version that readers should use: it has the shortest path and no banner. */
  readonly isLast: boolean;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  /** Shows the version on each page. */
  readonly badge: boolean;
  /** The folder of its files, below the project's root: `content`, `content/versions/1.0`. */
  readonly folder: string;
  /** The folder of its OpenAPI files: `specs`, `content/versions/1.0/specs`. */
  readonly specs: string;
}

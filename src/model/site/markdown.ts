/** How a guide is read: as MDX, or as CommonMark with HTML, where braces and components are text. */
export type GuideFormat = 'mdx' | 'md';

/** The formats that a site or a guide can choose; `detect` reads a file by its ending. */
export const markdownFormats = ['mdx', 'md', 'detect'] as const;

/** How the Markdown of a site's guides is read. */
export interface MarkdownOptions {
  /** The format of guides that choose none themselves; `mdx` by default. */
  readonly format?: (typeof markdownFormats)[number];
  /** Reads `$…$` and `$$…$$` as formulas. A code block in the language `math` always is one. */
  readonly math?: boolean;
  /** Commands of TeX for all formulas, such as `'\\RR': '\\mathbb{R}'`. */
  readonly macros?: Readonly<Record<string, string>>;
}

/** The page data that a guide's module exports next to its text and its headings. */
export interface GuidePage {
  readonly id: string;
  /** Site path. */
  readonly path: string;
  readonly title: string;
  /** From the front matter, or else the first words of the text. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** For link previews: a URL or a site path. */
  readonly image?: string;
  readonly unlisted: boolean;
  /** Shown in development only. */
  readonly draft: boolean;
  /** False when the text starts with a title. */
  readonly showTitle: boolean;
  /** The heading levels in the table of contents; undefined for no table of contents. */
  readonly tableOfContents?: { readonly from: number; readonly to: number };
  readonly tags: readonly { readonly label: string; readonly path: string }[];
  /** Where the source can be edited. */
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
}

export interface LastUpdate {
  /** ISO 8601: a date or a timestamp. */
  readonly date?: string;
  readonly author?: string;
}

/** What a guide's module exports beside its text and its headings. */
export interface GuidePage {
  readonly id: string;
  /** Site path. */
  readonly path: string;
  readonly title: string;
  /** Front matter's, else the first words of the text. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** For link previews: an address, or a site path. */
  readonly image?: string;
  readonly unlisted: boolean;
  /** Shown in development only. */
  readonly draft: boolean;
  /** Whether the page shows its title; not when the text begins with one. */
  readonly showTitle: boolean;
  /** Levels of the headings that the table of contents shows; undefined for no table. */
  readonly tableOfContents?: { readonly from: number; readonly to: number };
  readonly tags: readonly { readonly label: string; readonly path: string }[];
  /** Where the source can be edited. */
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
}

export interface LastUpdate {
  /** ISO 8601, a day or a moment. */
  readonly date?: string;
  readonly author?: string;
}

/** What a page has to be found by, before its parts are numbered. */
export interface PageDocuments {
  /** URL including the base path. */
  readonly url: string;
  readonly title: string;
  /** Outermost first, without the home page and the page itself. */
  readonly breadcrumb: readonly string[];
  /** Empty if the page has none. */
  readonly description: string;
  /** Empty if the page has none. */
  readonly keywords: string;
  readonly sections: readonly PageSection[];
}

/** A heading of a page and the text up to the next one. */
export interface PageSection {
  /** Empty for what stands before the first heading. */
  readonly title: string;
  /** With its leading `#`, or empty. */
  readonly hash: string;
  readonly content: string;
}

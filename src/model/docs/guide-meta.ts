/**
 * What the table of guides knows of each: enough for navigation, and no more.
 *
 * Every guide's reader loads the table, so what only one page needs is in {@link GuideDetails}.
 */
export interface GuideMeta {
  /** Path below `content/docs`, without the ending: the doc's id. */
  readonly id: string;
  /** Site path, for example `/docs/platform/message-iframe-helper/`. */
  readonly path: string;
  readonly title: string;
  readonly sidebarLabel: string;
  /** Pages without a position follow those with one. */
  readonly sidebarPosition?: number;
  readonly hideTableOfContents: boolean;
  readonly unlisted: boolean;
}

/** What a guide says of itself to search engines and on cards. */
export interface GuideDetails {
  /** Site path of the guide. */
  readonly path: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** What a guide says of itself in its front matter, with the defaults filled in. */
export interface GuideMeta {
  /** Path below `content/docs`, without the ending: the doc's id. */
  readonly id: string;
  /** Site path, for example `/docs/platform/message-iframe-helper/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sidebarLabel: string;
  /** Pages without a position follow those with one. */
  readonly sidebarPosition?: number;
  readonly hideTableOfContents: boolean;
  readonly unlisted: boolean;
}

import type { PageFacts } from '../../src/model/search/search-document';

/** The indexed content of a page. */
export interface PageDocuments extends PageText {
  /** URL including the base path. */
  readonly url: string;
  /** Outermost first, without the home page and the page itself. */
  readonly breadcrumb: readonly string[];
  /** Empty if the page has none. */
  readonly description: string;
  /** Empty if the page has none. */
  readonly keywords: string;
  /** Phrases by which the page, or with an anchor a part of it, is asked for. */
  readonly phrases?: readonly { readonly text: string; readonly hash: string }[];
}

/** What a page itself says. */
export interface PageText {
  readonly title: string;
  readonly sections: readonly PageSection[];
  /** Facts about it besides its text; undefined for a guide. */
  readonly facts?: PageFacts;
  /** Names by which it is found besides its title. */
  readonly names?: readonly string[];
  /**
   * The fields, parameters and headers of a page of an API, with the names of the fields around them: `assignee.userId`.
   * They say their descriptions; their values and examples are more words.
   */
  readonly fields?: readonly PageSection[];
}

/** A heading of a page and the text up to the next one. */
export interface PageSection {
  /** Empty for text before the first heading. */
  readonly title: string;
  /** With its leading `#`, or empty. */
  readonly hash: string;
  /** The title of the section of a higher level that it is in. */
  readonly parent?: string;
  /** Sentences, and perhaps more words. */
  readonly content: string;
}

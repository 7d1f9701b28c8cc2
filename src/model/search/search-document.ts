/** The part of a page that a document was made from; the number is its index in the index file. */
export const SearchHitType = {
  Title: 0,
  Heading: 1,
  Description: 2,
  Keywords: 3,
  Content: 4,
} as const;

/** One of the values of {@link SearchHitType}. */
export type SearchHitType = (typeof SearchHitType)[keyof typeof SearchHitType];

/** Every hit type in the order of the index file, which is also the order of ranking. */
export const searchHitTypes: readonly SearchHitType[] = Object.values(SearchHitType);

/**
 * A searchable piece of a page, with the one-letter keys of the index file.
 *
 * Description and Keywords documents have the id of their page's Title document.
 */
export interface SearchDocument {
  /** Id; counted from 1 over all types. */
  readonly i: number;
  /** The text that is searched and displayed. */
  readonly t: string;
  /** Title of the section, or of the page if the section has none. */
  readonly s?: string;
  /** URL of the page, including the base path. */
  readonly u: string;
  /** Hash of the heading with its leading `#`, or empty. */
  readonly h?: string;
  /** Id of the page's Title document. */
  readonly p?: number;
  /** Breadcrumb of a Title document, outermost first. */
  readonly b?: readonly string[];
}

/** A document that was found, and how it was found. */
export interface RankedHit {
  readonly type: SearchHitType;
  readonly document: SearchDocument;
  /** The Title document of the page; undefined if the hit is one itself. */
  readonly page: SearchDocument | undefined;
  /** The words of the query that matched, in lower case. */
  readonly tokens: readonly string[];
}

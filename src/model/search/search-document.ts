import type { PageFacts, PageKind } from './page-facts';

/** The part of a page that a document holds; the number is its index in the index file. */
export const SearchHitType = {
  Title: 0,
  Heading: 1,
  Description: 2,
  Keywords: 3,
  Content: 4,
} as const;

/** One of the values of {@link SearchHitType}. */
export type SearchHitType = (typeof SearchHitType)[keyof typeof SearchHitType];

/** Every hit type in the order of the index file. */
export const searchHitTypes: readonly SearchHitType[] = Object.values(SearchHitType);

/** A page, with the one-letter keys of the index file. */
export interface PageDocument {
  /** Id of the page; counted from 0. */
  readonly i: number;
  /** Its title. */
  readonly t: string;
  /** Its URL, including the base path. */
  readonly u: string;
  /** Its breadcrumb, outermost first. */
  readonly b: readonly string[];
  /** Facts about it besides its text; absent for a guide. */
  readonly f?: PageFacts;
}

/** The kind of a page. */
export function getKind({ f: facts }: PageDocument): PageKind {
  return facts?.kind ?? 'guide';
}

/** The text of one part of a page: its headings, its description or its keywords. */
export interface PartDocument {
  /** Id of the page. */
  readonly i: number;
  /** The text; of headings one per line. */
  readonly t: string;
  /** The anchors of headings, one per line, as `toLines` writes them. */
  readonly h?: string;
}

/**
 * The text of a page; the files that hold it are loaded when its hits are shown.
 *
 * A document with the id after the last page holds the texts that several pages say, each once.
 */
export interface TextDocument {
  /** Id of the page. */
  readonly i: number;
  /** The text before the first heading, and that below each heading; a number is the place of one that several pages say. */
  readonly t: readonly (string | number)[];
}

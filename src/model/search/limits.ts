/** The number of hits that a part of the site requests, and the length of their snippets. */
export interface SearchScope {
  readonly limit: number;
  /** Visible characters of a snippet, including the match. */
  readonly snippetLength: number;
  /** The most parts of a page that are listed below it. */
  readonly parts: number;
}

/** The scope of the search box in the navbar. */
export const boxScope: SearchScope = { limit: 8, snippetLength: 50, parts: 2 };

/** The scope of the search results page. */
export const pageScope: SearchScope = { limit: 20, snippetLength: 160, parts: 2 };

/** The maximum length of a query; the rest is ignored, so that a pasted file costs nothing. */
export const MAX_QUERY_LENGTH = 200;

/** The maximum length of a pasted request, command or problem. */
export const MAX_PASTED_LENGTH = 4000;

/** The maximum number of words that are searched for. */
export const MAX_QUERY_TERMS = 16;

/** Longer words are cut when they are indexed and looked up: a token of 2 kB is not prose. */
export const MAX_TERM_LENGTH = 40;

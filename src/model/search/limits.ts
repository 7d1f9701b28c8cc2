/** How many hits one place of the site asks for, and how long their snippets are. */
export interface SearchScope {
  readonly limit: number;
  /** Visible characters of a snippet, the match included. */
  readonly snippetLength: number;
}

/** What the search box in the navbar shows. */
export const boxScope: SearchScope = { limit: 8, snippetLength: 50 };

/** What the search results page shows. */
export const pageScope: SearchScope = { limit: 100, snippetLength: 100 };

/** Characters of a query that are read; the rest is ignored so that a pasted file costs nothing. */
export const MAX_QUERY_LENGTH = 200;

/** Words of a query that are searched. */
export const MAX_QUERY_TERMS = 16;

/** Words are indexed and looked up by their first characters only: a token of 2 kB is not prose. */
export const MAX_TERM_LENGTH = 40;

import type { FilterOffer } from './filters';
import type { HitCounts, HitScope, PageHit } from './hits';

/** The number of hits that a part of the site requests, and how much each says. */
export interface SearchScope extends HitScope {
  readonly limit: number;
}

/** The scope of the search box in the navbar. */
export const boxScope: SearchScope = { limit: 8, snippetLength: 50, parts: 2 };

/** The scope of the search results page. */
export const pageScope: SearchScope = { limit: 20, snippetLength: 160, parts: 2 };

/** What the page asks of the search worker. */
export type SearchTask =
  | {
      readonly kind: 'load';
      /** The address of the index: the other files are beside it. */
      readonly url: string;
      /** The index, which the page has fetched while the worker started. */
      readonly file: ArrayBuffer;
    }
  | { readonly kind: 'search'; readonly query: string; readonly scope: SearchScope };

/** A task, with a unique id. */
export type SearchRequest = SearchTask & { readonly id: number };

/** Why a request failed: a damaged file, or an error in the worker itself. */
export type SearchFailure = 'invalid-index' | 'worker';

/**
 * A reply of the search worker, with the id of its request. A search gets a second one when files were missing: the
 * first says what is known without them.
 */
export type SearchReply =
  | { readonly kind: 'loaded'; readonly id: number }
  | {
      readonly kind: 'hits';
      readonly id: number;
      readonly result: SearchResult;
      readonly isLast: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly reason: SearchFailure;
      readonly message: string;
    };

export interface SearchResult {
  /** The first pages that were found, and then those that are related. */
  readonly hits: readonly PageHit[];
  /** The number of pages found, without those that only say some of the words. */
  readonly total: number;
  /** Set if the terms of the texts are not there, so that there may be more pages. */
  readonly isPartial?: true;
  /** The pages found and the related ones, by group. */
  readonly counts: HitCounts;
  /** Filters that may complete the query. */
  readonly offers: readonly FilterOffer[];
  /** The query as it was probably meant, if a word of it is misspelt; the first hit says it. */
  readonly correction?: string;
  /** Set if texts of pages are missing, so that there may be more and better hits: not loaded yet, or failed. */
  readonly missing?: 'pending' | 'failed';
}

/** The result of no search. */
export const noResult: SearchResult = { hits: [], total: 0, counts: {}, offers: [] };

import type { SearchScope } from './limits';
import type { RankedHit } from './search-document';
import type { Branch } from './hit-order';
import type { HitTexts } from './hit-texts';

/** A request from the page to the search worker, with a unique id. */
export type SearchRequest =
  | { readonly kind: 'load'; readonly id: number; readonly url: string }
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly query: string;
      readonly scope: SearchScope;
    };

/** Why a request failed: no file, a damaged file, or an error in the worker itself. */
export type SearchFailure = 'network' | 'invalid-index' | 'worker';

/** A reply of the search worker, with the id of its request. */
export type SearchReply =
  | { readonly kind: 'loaded'; readonly id: number; readonly count: number }
  | { readonly kind: 'hits'; readonly id: number; readonly hits: readonly SearchHit[] }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly reason: SearchFailure;
      readonly message: string;
    };

/** A hit in a reply, with everything needed to display it. */
export interface SearchHit extends RankedHit {
  readonly branch: Branch;
  readonly texts: HitTexts;
}

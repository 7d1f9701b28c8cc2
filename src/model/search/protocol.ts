import type { SearchScope } from './limits';
import type { RankedHit } from './search-document';
import type { Branch } from './hit-order';
import type { HitTexts } from './hit-texts';

/** What the page asks the search worker; every request has its own id. */
export type SearchRequest =
  | { readonly kind: 'load'; readonly id: number; readonly url: string }
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly query: string;
      readonly scope: SearchScope;
    };

/** Why a request could not be answered: no file, a damaged file, or a fault of the worker itself. */
export type SearchFailure = 'network' | 'invalid-index' | 'worker';

/** What the search worker answers, with the id of the request. */
export type SearchReply =
  | { readonly kind: 'loaded'; readonly id: number; readonly count: number }
  | { readonly kind: 'hits'; readonly id: number; readonly hits: readonly SearchHit[] }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly reason: SearchFailure;
      readonly message: string;
    };

/** A hit as the worker answers it: everything that showing it needs. */
export interface SearchHit extends RankedHit {
  readonly branch: Branch;
  readonly texts: HitTexts;
}

import type { SearchFailure } from '../model/search/protocol';

/** Why searching failed; `timeout` is a worker that does not reply, `closed` one that is no longer wanted. */
export type SearchErrorKind = SearchFailure | 'network' | 'timeout' | 'closed';

/** A search without a result. Every kind is worth another try, which starts afresh. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly kind: SearchErrorKind;

  constructor(kind: SearchErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

import type { SearchFailure } from '../model/search/protocol';

/** Why searching failed; `timeout` is a worker that does not answer, `closed` one not wanted any more. */
export type SearchErrorKind = SearchFailure | 'timeout' | 'closed';

/** A search that got no answer. Every kind is worth another try, which starts afresh. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly kind: SearchErrorKind;

  constructor(kind: SearchErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

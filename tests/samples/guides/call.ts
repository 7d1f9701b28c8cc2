import type { DescribedOperation, Json } from './described-operations';

/** A request that its operation describes. */
export interface Call {
  readonly operation: DescribedOperation;
  /** The path parameters, in their order. */
  readonly ids: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Json;
  readonly token: string | undefined;
  readonly ifMatch: string | undefined;
  /** The idempotency key. */
  readonly key: string | undefined;
  readonly url: URL;
}

/** What a server answers. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined for none. */
  readonly body?: unknown;
}

/**
 * Queries by kind; each with the page or anchor that must come first, and others that are as right.
 * A query without any must find nothing.
 */
export type RelevanceTable = Readonly<
  Record<string, readonly (readonly [query: string, ...accepted: string[]])[]>
>;

/** A query of a suite. */
export interface RelevanceQuery {
  readonly kind: string;
  readonly query: string;
  /** Site paths, with or without an anchor. */
  readonly accepted: readonly string[];
}

/** The queries of some tables, in their order. */
export function listQueries(tables: readonly RelevanceTable[]): RelevanceQuery[] {
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([kind, rows]) =>
      rows.map(([query, ...accepted]) => ({ kind, query, accepted })),
    ),
  );
}

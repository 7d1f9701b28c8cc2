import type { SearchDocument } from './search-document';

/** Goes up with every change to the file or to how terms are made; other versions are refused. */
export const INDEX_FORMAT = 1;

/** What FlexSearch exports: a name such as `1.map`, and plain data. */
export type ExportedIndex = Readonly<Record<string, readonly unknown[]>>;

/** An exported index, with what tells that it is whole. */
export interface IndexWithHeader {
  readonly format: number;
  /** Hash of the whole file; the same in its five entries. */
  readonly build: string;
  /** Hash of this entry's documents and data. */
  readonly checksum: string;
  /** How many documents the entry has. */
  readonly count: number;
  readonly data: ExportedIndex;
}

/** The documents of one hit type, and the index that finds them. */
export interface SearchIndexEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: IndexWithHeader;
}

/** The index file: five entries in the order of the hit types. */
export type SearchIndexFile = readonly SearchIndexEntry[];

import { isObject } from '../json-object';
import type { SearchDocument } from './search-document';
import { searchHitTypes } from './search-document';

/** Incremented with every change to the file format or to the terms; other versions are rejected. */
export const INDEX_FORMAT = 1;

/** The export of FlexSearch: plain data by names such as `1.map`. */
export type ExportedIndex = Readonly<Record<string, readonly unknown[]>>;

/** An exported index, with a header to verify that it is complete. */
export interface IndexWithHeader {
  readonly format: number;
  /** Hash of the whole file; the same in all five entries. */
  readonly build: string;
  /** Hash of this entry's documents and data. */
  readonly checksum: string;
  /** The number of documents in the entry. */
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

/**
 * Parses an index file; throws unless it is complete.
 *
 * FlexSearch would import an empty text, `[]` or `123` as an index that finds nothing.
 */
export function parseSearchIndex(text: string): SearchIndexFile {
  const file: unknown = JSON.parse(text);
  if (!Array.isArray(file) || file.length !== searchHitTypes.length) {
    throw new Error(`The search index must be a list of ${searchHitTypes.length} entries.`);
  }
  const entries = file.map(toEntry);
  const build = toChecksum(entries.map((entry) => entry.index.checksum).join());
  if (entries.some((entry) => entry.index.build !== build)) {
    throw new Error('The entries of the search index are from different builds.');
  }
  return entries;
}

function toEntry(value: unknown, type: number): SearchIndexEntry {
  if (!isObject(value)) throw damaged(type, 'is no object');
  const { documents, index } = value;
  if (!isListOf(documents, isDocument)) throw damaged(type, 'has a damaged document');
  if (!isObject(index)) throw damaged(type, 'has no index');
  const { format, build, checksum, count, data } = index;
  if (format !== INDEX_FORMAT) throw damaged(type, `has the format ${String(format)}`);
  if (count !== documents.length) throw damaged(type, 'has another count than it says');
  if (!isExportedIndex(data)) throw damaged(type, 'has a damaged index');
  if (checksum !== toEntryChecksum(documents, data)) throw damaged(type, 'has a wrong checksum');
  return { documents, index: { format, build: String(build), checksum, count, data } };
}

function damaged(type: number, what: string): Error {
  return new Error(`Entry ${type} of the search index ${what}.`);
}

function isDocument(value: unknown): value is SearchDocument {
  if (!isObject(value)) return false;
  const { i, t, s, u, h, p, b } = value;
  return (
    isId(i) &&
    typeof t === 'string' &&
    typeof u === 'string' &&
    isOptional(s, 'string') &&
    isOptional(h, 'string') &&
    isOptional(p, 'number') &&
    (b === undefined || isListOf(b, isString))
  );
}

function isExportedIndex(value: unknown): value is ExportedIndex {
  if (!isObject(value)) return false;
  return Object.entries(value).every(([key, part]) => {
    if (/^\d+\.reg$/.test(key)) return isListOf(part, isId);
    return /^\d+\.map$/.test(key) && isListOf(part, isPosting);
  });
}

/** Whether a value is a term with the ids of its documents, one list per score. */
function isPosting(value: unknown): value is readonly [string, readonly unknown[]] {
  return Array.isArray(value) && isString(value[0]) && isListOf(value[1], isScore);
}

function isScore(value: unknown): value is readonly number[] | null {
  return value === null || isListOf(value, isId);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isOptional(value: unknown, type: 'string' | 'number'): boolean {
  return value === undefined || typeof value === type;
}

/** Hash of an entry of the index file, in 8 hexadecimal characters. */
export function toEntryChecksum(documents: readonly SearchDocument[], data: ExportedIndex): string {
  return toChecksum(JSON.stringify([documents, data]));
}

/** FNV-1a over UTF-16 code units: detects damage, but does not protect against forgery. */
export function toChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

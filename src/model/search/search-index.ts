import { isObject } from '../json-object';
import type { PackedTerms } from './packed-terms';
import { isPackedTerms } from './packed-terms';
import type { PageDocument, PartDocument, TextDocument } from './search-document';
import { searchHitTypes } from './search-document';

/** Incremented with every change to the file format or to the terms; other versions are rejected. */
export const INDEX_FORMAT = 4;

/** The terms of one hit type, with a header to verify that they are complete. */
export interface IndexWithHeader {
  readonly format: number;
  /** Hash of all entries; the same in each. */
  readonly build: string;
  /** Hash of this entry's documents and terms. */
  readonly checksum: string;
  /** The number of documents in the entry. */
  readonly count: number;
  readonly data: PackedTerms;
}

/** The documents of one hit type, and the index that finds them. */
export interface SearchIndexEntry<Document> {
  readonly documents: readonly Document[];
  readonly index: IndexWithHeader;
}

/** A file with the texts of some pages, or with those that several pages say, without its folder. */
export interface TextFile {
  /** Id of its first page; one after the last page for the texts of several. */
  readonly i: number;
  readonly file: string;
}

/**
 * The index file: an entry for each hit type, in their order.
 *
 * The terms of the texts are in a file of their own, with the same entry: the first hits need not wait for it.
 */
export type SearchIndexFile = readonly [
  titles: SearchIndexEntry<PageDocument>,
  headings: SearchIndexEntry<PartDocument>,
  descriptions: SearchIndexEntry<PartDocument>,
  keywords: SearchIndexEntry<PartDocument>,
  texts: SearchIndexEntry<TextFile>,
];

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
  const entries = [
    toEntry(file[0], 0, isPage),
    toEntry(file[1], 1, isPart),
    toEntry(file[2], 2, isPart),
    toEntry(file[3], 3, isPart),
    toEntry(file[4], 4, isTextFile),
  ] as const;
  const [{ documents, index }] = entries;
  if (entries.some((entry) => entry.index.build !== index.build)) {
    throw new Error('The entries of the search index are from different builds.');
  }
  if (documents.some(({ i }, at) => i !== at)) throw damaged(0, 'has pages in another order');
  return entries;
}

/** Parses the file with the terms of the texts; throws unless it belongs to an index file. */
export function parseTextTerms(text: string, index: SearchIndexFile): SearchIndexEntry<TextFile> {
  const entry = toEntry(JSON.parse(text), 4, isTextFile);
  if (entry.index.build !== index[0].index.build)
    throw new Error('The texts of the search index are from another build.');
  return entry;
}

/** Parses a file with texts of pages; throws unless it is one. */
export function parseTexts(text: string): readonly TextDocument[] {
  const documents: unknown = JSON.parse(text);
  if (!isListOf(documents, isText)) throw new Error('A file with texts for search is damaged.');
  return documents;
}

function toEntry<Document>(
  value: unknown,
  type: number,
  isDocument: (value: unknown) => value is Document,
): SearchIndexEntry<Document> {
  if (!isObject(value)) throw damaged(type, 'is no object');
  const { documents, index } = value;
  if (!isListOf(documents, isDocument)) throw damaged(type, 'has a damaged document');
  if (!isObject(index)) throw damaged(type, 'has no index');
  const { format, build, checksum, count, data } = index;
  if (format !== INDEX_FORMAT) throw damaged(type, `has the format ${String(format)}`);
  if (count !== documents.length) throw damaged(type, 'has another count than it says');
  if (!isPackedTerms(data)) throw damaged(type, 'has a damaged index');
  if (checksum !== toEntryChecksum(documents, data)) throw damaged(type, 'has a wrong checksum');
  return { documents, index: { format, build: String(build), checksum, count, data } };
}

function damaged(type: number, what: string): Error {
  return new Error(`Entry ${type} of the search index ${what}.`);
}

function isPage(value: unknown): value is PageDocument {
  if (!isObject(value)) return false;
  const { i, t, u, b, f } = value;
  return (
    isId(i) &&
    isString(t) &&
    isString(u) &&
    isListOf(b, isString) &&
    (f === undefined || isObject(f))
  );
}

function isPart(value: unknown): value is PartDocument {
  if (!isObject(value)) return false;
  const { i, t, h } = value;
  return isId(i) && isString(t) && (h === undefined || isString(h));
}

function isTextFile(value: unknown): value is TextFile {
  return isObject(value) && isId(value['i']) && /^[\w.-]+\.json$/.test(String(value['file']));
}

function isText(value: unknown): value is TextDocument {
  return isObject(value) && isId(value['i']) && isListOf(value['t'], isStringOrId);
}

function isStringOrId(value: unknown): value is string | number {
  return isString(value) || isId(value);
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

/** Hash of an entry of the index file, in 8 hexadecimal characters. */
export function toEntryChecksum(documents: readonly unknown[], data: PackedTerms): string {
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

import { isObject } from '../json-object';
import type { SearchWords } from './knowledge';
import type { PageDocument, PartDocument, TextDocument } from './search-document';
import { searchHitTypes } from './search-document';

/** Incremented with every change to the file format or to the terms; other versions are rejected. */
export const INDEX_FORMAT = 6;

/**
 * The FlexSearch options of every index, in the build and in the worker: they must be the same.
 *
 * The encoder only splits: texts are encoded by `toTerms` before. Whole terms are indexed; their beginnings and
 * misspellings are found in the list of terms. How often a text says a term makes no difference.
 */
export const indexOptions = {
  tokenize: 'strict',
  resolution: 1,
  encode: (text: string) => text.split(' '),
} as const;

/** The pages of each term, as FlexSearch exports and imports them: on the only level. */
export type TermMap = readonly (readonly [term: string, levels: readonly [pages: PageIds]])[];

type PageIds = readonly number[];

/** The pages of each term in an index file, each as its difference to the one before: so it is a third smaller. */
export type TermSteps = readonly (readonly [term: string, steps: PageIds])[];

/** A map in the order of its terms, as an index file has it. */
export function toDifferences(map: TermMap): TermSteps {
  return map
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, [pages]]) => {
      const sorted = pages.toSorted((a, b) => a - b);
      return [term, sorted.map((page, at) => page - (sorted[at - 1] ?? 0))] as const;
    });
}

/** The map of these differences. */
export function fromDifferences(terms: TermSteps): TermMap {
  return terms.map(([term, steps]) => {
    let page = 0;
    return [term, [steps.map((step) => (page += step))]] as const;
  });
}

/** The terms of one hit type. */
export interface IndexWithHeader {
  readonly format: number;
  /** Hash of all entries; the same in each. */
  readonly build: string;
  /** The number of documents in the entry. */
  readonly count: number;
  readonly data: TermSteps;
  /** The words by which readers search; only in the first entry. */
  readonly words?: SearchWords;
}

/** The documents of one hit type, and the index that finds them. */
export interface SearchIndexEntry<Document> {
  readonly documents: readonly Document[];
  readonly index: IndexWithHeader;
}

/** A file with the texts of some pages, without its folder. */
export interface TextFile {
  /** Id of its first page. */
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
  if (!Array.isArray(file) || file.length !== searchHitTypes.length)
    throw new Error(`The search index must be a list of ${searchHitTypes.length} entries.`);
  const entries = [
    toEntry(file[0], isPage),
    toEntry(file[1], isPart),
    toEntry(file[2], isPart),
    toEntry(file[3], isPart),
    toEntry(file[4], isTextFile),
  ] as const;
  const [{ documents, index }] = entries;
  if (entries.some((entry) => entry.index.build !== index.build))
    throw new Error('The entries of the search index are from different builds.');
  if (documents.some(({ i }, at) => i !== at))
    throw new Error('The search index has its pages in another order.');
  return entries;
}

/** Parses the file with the terms of the texts; throws unless it belongs to an index file. */
export function parseTextTerms(text: string, index: SearchIndexFile): SearchIndexEntry<TextFile> {
  const entry = toEntry(JSON.parse(text), isTextFile);
  if (entry.index.build !== index[0].index.build)
    throw new Error('The texts of the search index are from another build.');
  return entry;
}

/** Parses a file with texts of pages; throws unless it is one. */
export function parseTexts(text: string): readonly TextDocument[] {
  const documents: unknown = JSON.parse(text);
  if (!isTexts(documents)) throw new Error('A file with texts for search is damaged.');
  return documents;
}

function toEntry<Document>(
  entry: unknown,
  isDocument: Check<Document>,
): SearchIndexEntry<Document> {
  const isEntry = toShapeCheck<SearchIndexEntry<Document>>({
    documents: toListCheck(isDocument),
    index: isIndex,
  });
  if (!isEntry(entry) || entry.index.count !== entry.documents.length)
    throw new Error(
      `An entry of the search index is damaged, or not of the format ${INDEX_FORMAT}.`,
    );
  return entry;
}

type Check<Value> = (value: unknown) => value is Value;

const isString = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const isStrings = toListCheck(isString);
const isIds = toListCheck(isId);
const isMeanings = (value: unknown) => isObject(value) && Object.values(value).every(isStrings);
const isPage = toShapeCheck<PageDocument>({
  i: isId,
  t: isString,
  u: isString,
  b: isStrings,
  f: optional(isObject),
});
const isPart = toShapeCheck<PartDocument>({ i: isId, t: isString, h: optional(isString) });
const isTextFile = toShapeCheck<TextFile>({
  i: isId,
  file: (value) => isString(value) && /^[\w.-]+\.json$/.test(value),
});
const isTexts = toListCheck(toShapeCheck<TextDocument>({ i: isId, t: isStrings }));
const isTermSteps = (value: unknown): value is TermSteps[number] =>
  Array.isArray(value) && value.length === 2 && isString(value[0]) && isIds(value[1]);
const isWords = toShapeCheck<SearchWords>({
  synonyms: toListCheck(isStrings),
  wider: isMeanings,
  foreign: isMeanings,
});
const isIndex = toShapeCheck<IndexWithHeader>({
  format: (value) => value === INDEX_FORMAT,
  build: isString,
  count: isId,
  data: toListCheck(isTermSteps),
  words: optional(isWords),
});

function toListCheck<Item>(isItem: Check<Item>): Check<readonly Item[]> {
  return (value): value is readonly Item[] => Array.isArray(value) && value.every(isItem);
}

/** Objects whose values meet a check each. */
function toShapeCheck<Value>(
  checks: Readonly<Record<keyof Value & string, (value: unknown) => boolean>>,
): Check<Value> {
  const all = Object.entries<(value: unknown) => boolean>(checks);
  return (value): value is Value =>
    isObject(value) && all.every(([key, isFit]) => isFit(value[key]));
}

function optional(isFit: (value: unknown) => boolean) {
  return (value: unknown) => value === undefined || isFit(value);
}

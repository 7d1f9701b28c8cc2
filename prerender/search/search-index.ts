import { Index } from 'flexsearch';
import { toIndexFile, toTextFile, toTextTermsFile } from '../../src/model/search/index-address';
import { indexOptions, joinTerms } from '../../src/model/search/index-options';
import type { PackedTerms, TermMap } from '../../src/model/search/packed-terms';
import { packTerms } from '../../src/model/search/packed-terms';
import { toLines } from '../../src/model/search/page-parts';
import type {
  PageDocument,
  PartDocument,
  TextDocument,
} from '../../src/model/search/search-document';
import type { SearchIndexEntry, TextFile } from '../../src/model/search/search-index';
import { INDEX_FORMAT, toChecksum, toEntryChecksum } from '../../src/model/search/search-index';
import type { PageDocuments } from './page-documents';
import type { CountTerms } from './term-counter';
import { listTerms } from './term-counter';

/** The index of a site, ready to be written. */
export interface SearchIndexBuild {
  /** The name of its first file. */
  readonly name: string;
  /** The text of that file. */
  readonly json: string;
  /** The texts of the other files, by name: the terms of the pages' texts, and the texts. Made when first asked for. */
  readonly files: ReadonlyMap<string, string>;
  /** A hash of the content, 8 hexadecimal digits, for the addresses of the files. */
  readonly hash: string;
  /** The number of pages. */
  readonly count: number;
}

/** How an index is built. */
export interface BuildOptions {
  readonly countTerms?: CountTerms;
  /** The path of the context whose pages they are. */
  readonly context?: string;
}

/** Builds the index of some pages; their order does not matter. */
export function buildSearchIndex(
  pages: readonly PageDocuments[],
  { countTerms = listTerms, context }: BuildOptions = {},
): SearchIndexBuild {
  const name = toIndexFile(context);
  const ordered = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const texts = ordered.map(listTexts);
  const textFiles = toTextFiles(shareRepeated(texts), name);
  const documents = textFiles.map(({ i, file }): TextFile => ({ i, file }));
  const toEntry = createEntryMaker(countTerms);
  const toPartEntry = (toPart: (page: PageDocuments) => Omit<PartDocument, 'i'>) => {
    const parts = ordered.map((page, i): PartDocument => ({ i, ...toPart(page) }));
    // A page without the part has no document.
    return toEntry(
      parts.filter(({ t }) => t !== ''),
      parts.map(({ t }) => t),
    );
  };
  const entries = [
    toEntry(
      ordered.map(toPage),
      ordered.map(({ title }) => title),
    ),
    toPartEntry(toHeadings),
    toPartEntry(({ description }) => ({ t: description })),
    toPartEntry(toKeywords),
    toEntry(documents, []),
  ];
  const checksums = entries.map(({ checksum }) => checksum);
  // Of the texts and not of their terms, which take most of the time.
  const hash = toChecksum(JSON.stringify([INDEX_FORMAT, checksums, texts]));
  const makeFiles = () => {
    const terms = toEntry(
      documents,
      texts.map((own) => own.join('\n')),
    );
    return new Map([
      [toTextTermsFile(name), JSON.stringify(withHeader(terms, hash))],
      ...textFiles.map(({ file, texts: own }) => [file, JSON.stringify(own)] as const),
    ]);
  };
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name,
    json: JSON.stringify(entries.map((entry) => withHeader(entry, hash))),
    get files() {
      files ??= makeFiles();
      return files;
    },
    hash,
    count: ordered.length,
  };
}

interface EntryDraft {
  readonly documents: readonly unknown[];
  readonly data: PackedTerms;
  readonly checksum: string;
}

/** Makes entries: documents, and the terms of a text for each page. */
function createEntryMaker(countTerms: CountTerms) {
  return (documents: readonly unknown[], texts: readonly string[]): EntryDraft => {
    const data = packTerms(exportTerms(texts, countTerms));
    return { documents, data, checksum: toEntryChecksum(documents, data) };
  };
}

function withHeader(
  { documents, data, checksum }: EntryDraft,
  build: string,
): SearchIndexEntry<unknown> {
  return {
    documents,
    index: { format: INDEX_FORMAT, build, checksum, count: documents.length, data },
  };
}

/** Indexes the text of each page with FlexSearch, and returns the pages of each term. */
function exportTerms(texts: readonly string[], countTerms: CountTerms): TermMap {
  const index = new Index(indexOptions);
  texts.forEach((text, page) => {
    const terms = countTerms(text);
    if (terms.length > 0) index.add(page, joinTerms(terms));
  });
  const terms: TermMap[] = [];
  index.export((key, part) => {
    if (key.endsWith('.map')) terms.push(JSON.parse(part) as TermMap);
  });
  return terms.flat();
}

function toPage({ url, title, breadcrumb, facts }: PageDocuments, i: number): PageDocument {
  return { i, t: title, u: url, b: breadcrumb, ...(facts !== undefined && { f: facts }) };
}

function toHeadings(page: PageDocuments): Omit<PartDocument, 'i'> {
  return toLines([...listHeadings(page), ...(page.fields ?? [])]);
}

function listHeadings({ sections, title }: PageDocuments): PageDocuments['sections'] {
  return sections.filter((section) => section.title !== '' && section.title !== title);
}

/** Also found by its names, and by the labels around it. */
function toKeywords({ keywords, names = [], breadcrumb }: PageDocuments): Omit<PartDocument, 'i'> {
  return { t: [keywords, ...names, ...breadcrumb].filter((text) => text !== '').join(', ') };
}

/** The texts in the order of the headings, and those of fields after them. */
function listTexts(page: PageDocuments): readonly string[] {
  const headings = listHeadings(page);
  const before = page.sections.filter((section) => !headings.includes(section));
  return [
    before.map(({ content }) => content).join(' '),
    ...headings.map(({ content }) => content),
    ...(page.fields ?? []).map(({ text }) => text),
  ];
}

/** Texts of pages, and those of them that several pages say. */
interface SharedTexts {
  readonly documents: readonly TextDocument[];
  readonly repeated: readonly string[];
}

/** Takes what several pages say, such as the description of a field, out of the texts of pages. */
function shareRepeated(texts: readonly (readonly string[])[]): SharedTexts {
  const repeated = listRepeated(texts);
  const places = new Map(repeated.map((text, place) => [text, place]));
  const documents = texts.map((own, i) => ({ i, t: own.map((text) => places.get(text) ?? text) }));
  return { documents, repeated };
}

/** The texts that several pages say, as many as fit into a file: those that save most. */
function listRepeated(texts: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts.flatMap((own) => [...new Set(own)]))
    if (text.length >= MIN_REPEATED_LENGTH) counts.set(text, (counts.get(text) ?? 0) + 1);
  const getSaved = (text: string) => text.length * ((counts.get(text) ?? 0) - 1);
  const repeated = [...counts.keys()].filter((text) => getSaved(text) > 0);
  const most = repeated.toSorted((one, other) => getSaved(other) - getSaved(one));
  let length = 0;
  const fitting = new Set(most.filter((text) => (length += text.length) <= TEXT_FILE_LENGTH));
  return repeated.filter((text) => fitting.has(text));
}

/** A shorter text weighs about as much as its place. */
const MIN_REPEATED_LENGTH = 20;

/** About as much text as one request is worth. */
const TEXT_FILE_LENGTH = 48_000;

interface TextFileDraft extends TextFile {
  readonly texts: readonly TextDocument[];
}

function toTextFiles(
  { documents, repeated }: SharedTexts,
  indexFile: string,
): readonly TextFileDraft[] {
  const files: { texts: TextDocument[]; length: number }[] = [];
  for (const text of documents) {
    const length = text.t.reduce<number>((sum, part) => sum + String(part).length, 0);
    const last = files.at(-1);
    if (last === undefined || last.length + length > TEXT_FILE_LENGTH)
      files.push({ texts: [text], length });
    else {
      last.texts.push(text);
      last.length += length;
    }
  }
  if (repeated.length > 0) files.push({ texts: [{ i: documents.length, t: repeated }], length: 0 });
  return files.map(({ texts: own }, at) => ({
    i: own[0]?.i ?? 0,
    file: toTextFile(indexFile, at + 1),
    texts: own,
  }));
}

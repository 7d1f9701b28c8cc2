import { createHash } from 'node:crypto';
import { Index } from 'flexsearch';
import { toIndexFile, toTextFile, toTextTermsFile } from '../../src/model/search/index-address';
import type {
  IndexWithHeader,
  SearchIndexEntry,
  TermMap,
  TextFile,
} from '../../src/model/search/index-file';
import { INDEX_FORMAT, indexOptions, toDifferences } from '../../src/model/search/index-file';
import type { SearchWords } from '../../src/model/search/knowledge';
import { toLines } from '../../src/model/search/page-parts';
import type {
  PageDocument,
  PartDocument,
  TextDocument,
} from '../../src/model/search/search-document';
import { toTerms } from '../../src/model/search/words';
import type { PageDocuments } from './page-documents';

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
  /** The path of the context whose pages they are. */
  readonly context?: string;
  /** The words by which readers search. */
  readonly words?: SearchWords;
}

/** Builds the index of some pages; their order does not matter. */
export function buildSearchIndex(
  pages: readonly PageDocuments[],
  { context, words }: BuildOptions = {},
): SearchIndexBuild {
  const name = toIndexFile(context);
  const ordered = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const texts = ordered.map(listTexts);
  const textFiles = toTextFiles(texts, name);
  const documents = textFiles.map(({ i, file }): TextFile => ({ i, file }));
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
      words,
    ),
    toPartEntry(toHeadings),
    toPartEntry(({ description }) => ({ t: description })),
    toPartEntry(toKeywords),
    toEntry(documents, []),
  ];
  // Of the texts and not of their terms, which take most of the time.
  const hash = toHash(JSON.stringify([entries, texts]));
  const makeFiles = () => {
    const terms = toEntry(
      documents,
      texts.map((own) => own.join('\n')),
    );
    return new Map([
      [toTextTermsFile(name), JSON.stringify(withBuild(terms, hash))],
      ...textFiles.map(({ file, texts: own }) => [file, JSON.stringify(own)] as const),
    ]);
  };
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name,
    json: JSON.stringify(entries.map((entry) => withBuild(entry, hash))),
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
  readonly index: Omit<IndexWithHeader, 'build'>;
}

/** Makes an entry: documents, and the terms of a text for each page. */
function toEntry(
  documents: readonly unknown[],
  texts: readonly string[],
  words?: SearchWords,
): EntryDraft {
  const data = toDifferences(exportTerms(texts));
  const count = documents.length;
  return { documents, index: { format: INDEX_FORMAT, count, data, ...(words && { words }) } };
}

function withBuild({ documents, index }: EntryDraft, build: string): SearchIndexEntry<unknown> {
  return { documents, index: { ...index, build } };
}

/** 8 hexadecimal digits. */
function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Indexes the text of each page with FlexSearch, and returns the pages of each term. */
function exportTerms(texts: readonly string[]): TermMap {
  const index = new Index(indexOptions);
  texts.forEach((text, page) => {
    const terms = toTerms(text);
    if (terms.length > 0) index.add(page, terms.join(' '));
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

/** The labels around a page, and on a line each its names, and the phrases by which it or a part of it is asked for. */
function toKeywords(page: PageDocuments): Omit<PartDocument, 'i'> {
  const { keywords, names = [], breadcrumb, phrases = [] } = page;
  const lines = [...keywords.split(', '), ...names].filter((text) => text !== '');
  const anchors = ['', ...lines.map(() => ''), ...phrases.map(({ hash }) => hash)];
  const t = [breadcrumb.join(', '), ...lines, ...phrases.map(({ text }) => text)].join('\n');
  return { t, ...(anchors.some((anchor) => anchor !== '') && { h: anchors.join('\n') }) };
}

/** The texts in the order of the headings, and those of fields after them. */
function listTexts(page: PageDocuments): readonly string[] {
  const headings = listHeadings(page);
  const before = page.sections.filter((section) => !headings.includes(section));
  return [
    before.map(({ content }) => content).join(' '),
    ...[...headings, ...(page.fields ?? [])].map(({ content }) => content),
  ];
}

/** About as much text as one request is worth. */
const TEXT_FILE_LENGTH = 48_000;

interface TextFileDraft extends TextFile {
  readonly texts: readonly TextDocument[];
}

/** Splits the texts of pages into files. */
function toTextFiles(
  texts: readonly TextDocument['t'][],
  indexFile: string,
): readonly TextFileDraft[] {
  const files: { texts: TextDocument[]; length: number }[] = [];
  texts.forEach((t, i) => {
    const length = t.reduce((sum, part) => sum + part.length, 0);
    const last = files.at(-1);
    if (last === undefined || last.length + length > TEXT_FILE_LENGTH)
      files.push({ texts: [{ i, t }], length });
    else {
      last.texts.push({ i, t });
      last.length += length;
    }
  });
  return files.map(({ texts: own }, at) => ({
    i: own[0]?.i ?? 0,
    file: toTextFile(indexFile, at + 1),
    texts: own,
  }));
}

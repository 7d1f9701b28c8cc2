import { Index } from 'flexsearch';
import { findIndexPath } from '../../src/model/search/index-address';
import { indexOptions, joinTerms } from '../../src/model/search/index-options';
import { toIndexTerms } from '../../src/model/search/index-terms';
import type { SearchDocument } from '../../src/model/search/search-document';
import { SearchHitType, searchHitTypes } from '../../src/model/search/search-document';
import type { ExportedIndex, SearchIndexFile } from '../../src/model/search/search-index';
import { INDEX_FORMAT, toChecksum, toEntryChecksum } from '../../src/model/search/search-index';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { withoutBase } from '../../src/model/site/paths';
import type { PageDocuments } from './page-documents';

/**
 * An index for each version, by site path; that of the last version is at `''`, and includes the pages
 * without a version. A search in one version finds nothing from the others.
 */
export function buildVersionIndexes(
  pages: readonly PageDocuments[],
  base: string,
  versions: readonly DocsVersion[],
): ReadonlyMap<string, SearchIndexBuild> {
  const others = versions.filter(({ isLast }) => !isLast).map(({ path }) => path);
  const getIndex = ({ url }: PageDocuments) => findIndexPath(others, withoutBase(base, url) ?? '');
  return new Map(
    ['', ...others].map((path) => [
      path,
      buildSearchIndex(pages.filter((page) => getIndex(page) === path)),
    ]),
  );
}

/** The index of a site, ready to be written. */
export interface SearchIndexBuild {
  readonly file: SearchIndexFile;
  /** The text of `search-index.json`. */
  readonly json: string;
  /** A hash of the content, 8 hexadecimal digits, for the address of the file. */
  readonly hash: string;
  /** The number of documents in all entries. */
  readonly count: number;
}

/** Builds the index of some pages; their order does not matter. */
export function buildSearchIndex(pages: readonly PageDocuments[]): SearchIndexBuild {
  const ordered = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const entries = numberDocuments(ordered).map((documents) => {
    const data = exportIndex(documents);
    return { documents, data, checksum: toEntryChecksum(documents, data) };
  });
  const build = toChecksum(entries.map((entry) => entry.checksum).join());
  const file = entries.map(({ documents, data, checksum }) => ({
    documents,
    index: { format: INDEX_FORMAT, build, checksum, count: documents.length, data },
  }));
  return {
    file,
    json: JSON.stringify(file),
    hash: build,
    count: file.reduce((count, entry) => count + entry.documents.length, 0),
  };
}

/** Indexes documents with FlexSearch, and returns the index as plain data. */
function exportIndex(documents: readonly SearchDocument[]): ExportedIndex {
  const index = new Index(indexOptions);
  for (const document of documents) index.add(document.i, joinTerms(toIndexTerms(document.t)));
  const data: Record<string, readonly unknown[]> = {};
  index.export((key, part) => {
    data[key] = JSON.parse(part) as readonly unknown[];
  });
  return data;
}

interface TypedDocument {
  readonly type: SearchHitType;
  readonly document: SearchDocument;
}

/** The documents of all pages by hit type, in the order of the pages. */
function numberDocuments(pages: readonly PageDocuments[]): SearchDocument[][] {
  let lastId = 0;
  const getNextId = () => (lastId += 1);
  const documents = pages.flatMap((page) => toDocuments(page, getNextId));
  return searchHitTypes.map((type) =>
    documents.filter((typed) => typed.type === type).map((typed) => typed.document),
  );
}

function toDocuments(page: PageDocuments, getNextId: () => number): TypedDocument[] {
  const { url: u, title, breadcrumb: b, description, keywords } = page;
  const p = getNextId();
  const documents: TypedDocument[] = [
    { type: SearchHitType.Title, document: { i: p, t: title, u, b } },
  ];
  if (description !== '') {
    const document = { i: p, t: description, s: title, u, p };
    documents.push({ type: SearchHitType.Description, document });
  }
  if (keywords !== '') {
    documents.push({
      type: SearchHitType.Keywords,
      document: { i: p, t: keywords, s: title, u, p },
    });
  }
  for (const { title: heading, hash: h, content } of page.sections) {
    if (heading !== '' && heading !== title) {
      const document = { i: getNextId(), t: heading, u, h, p };
      documents.push({ type: SearchHitType.Heading, document });
    }
    if (content !== '') {
      const document = { i: getNextId(), t: content, s: heading || title, u, h, p };
      documents.push({ type: SearchHitType.Content, document });
    }
  }
  return documents;
}

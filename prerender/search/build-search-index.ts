import { INDEX_FORMAT } from '../../src/model/search/search-index';
import type { SearchIndexFile } from '../../src/model/search/search-index';
import { toChecksum, toEntryChecksum } from '../../src/model/search/to-checksum';
import { exportIndex } from './export-index';
import { numberDocuments } from './number-documents';
import type { PageDocuments } from './page-documents';

/** The index of a site, ready to be written. */
export interface SearchIndexBuild {
  readonly file: SearchIndexFile;
  /** The text of `search-index.json`. */
  readonly json: string;
  /** Of the content, in 8 hexadecimal characters; for the address of the file. */
  readonly hash: string;
  /** How many documents all entries have. */
  readonly count: number;
}

/** Makes the same index of the same pages, in whatever order they come. */
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

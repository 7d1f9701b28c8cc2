import { listCommonFields, listCommonHeaders } from '../../model/search/common-fields';
import { listFilterOffers } from '../../model/search/filter-offers';
import { countGroups } from '../../model/search/hit-groups';
import type { SearchScope } from '../../model/search/limits';
import { toPageHit } from '../../model/search/page-hit';
import { rankPages } from '../../model/search/page-ranking';
import type { RankedIndex, Ranking } from '../../model/search/page-ranking';
import type { SearchResult } from '../../model/search/protocol';
import { toSearchQuery } from '../../model/search/query';
import { toQueryText } from '../../model/search/query-text';
import type { PartDocument, TextDocument } from '../../model/search/search-document';
import { SearchHitType, getKind } from '../../model/search/search-document';
import type { SearchIndexEntry, SearchIndexFile, TextFile } from '../../model/search/search-index';
import { createTermReader } from '../../model/search/text-terms';
import { createVocabulary } from '../../model/search/vocabulary';
import { createTermFinder } from './term-index';
import type { TermFinder } from './term-index';

/** Answers queries from one index file, and from the texts that have been loaded. */
export interface SearchEngine {
  /** The number of pages. */
  readonly count: number;
  search(query: string, scope: SearchScope): Omit<SearchResult, 'missing'>;
  /** The files with the texts of a query's hits that have not been loaded. */
  listMissingTexts(query: string, scope: SearchScope): readonly string[];
  /** True if no text is missing for the hits of a query. */
  hasTexts(query: string, scope: SearchScope): boolean;
  /** Adds the terms of the texts. */
  addTerms(entry: SearchIndexEntry<TextFile>): void;
  /** Adds the texts of a file. */
  addTexts(file: string, texts: readonly TextDocument[]): void;
}

/** Makes an engine from a file that has been checked. */
export function createSearchEngine(file: SearchIndexFile): SearchEngine {
  const [titles, headings, descriptions, keywords, textFiles] = file;
  const pages = titles.documents;
  const entries = [titles, headings, descriptions, keywords];
  const finders: TermFinder[] = entries.map(({ index }) =>
    createTermFinder(index.data, pages.length),
  );
  const getHeadings = toLookup(headings.documents);
  const getDescription = toLookup(descriptions.documents);
  const kinds = pages.map(getKind);
  const commonFields = listCommonFields(pages, getHeadings);
  const commonHeaders = listCommonHeaders(pages, getHeadings);
  const readTerms = createTermReader();
  const texts = new Map<number, TextDocument['t']>();
  /** The file with the texts that several pages say. */
  const repeatedFile = textFiles.documents.find(({ i }) => i === pages.length)?.file;
  const loaded = new Set<string>();
  let index = toIndex();
  let last: { readonly query: string; readonly ranking: Ranking } | undefined;

  function toIndex(): RankedIndex {
    return {
      pages,
      pageCount: pages.length,
      vocabulary: createVocabulary([...new Set(finders.flatMap(({ terms }) => terms))].toSorted()),
      findPages: (type, term) => finders[type]?.findPages(term) ?? [],
      getKind: (page) => kinds[page] ?? 'guide',
      findHeadings: getHeadings,
      readTerms,
      isCommonField: (title) => commonFields.has(title),
      isCommonHeader: (name) => commonHeaders.has(name),
    };
  }

  /** The same query is asked for its hits, for missing texts, and again when these are there. */
  function rank(query: string): Ranking {
    if (last?.query !== query) last = { query, ranking: rankPages(index, toSearchQuery(query)) };
    return last.ranking;
  }

  function listMissingTexts(query: string, { limit }: SearchScope): readonly string[] {
    const shown = rank(query).pages.slice(0, limit);
    const own = shown.flatMap(({ page }) => findTextFile(textFiles.documents, page.i) ?? []);
    const files = own.length > 0 && repeatedFile !== undefined ? [repeatedFile, ...own] : own;
    return [...new Set(files)].filter((name) => !loaded.has(name));
  }

  /** The texts of a page, once all that they are made of has been loaded. */
  function listTexts(page: number): readonly string[] {
    const own = texts.get(page) ?? [];
    const repeated = texts.get(pages.length);
    const whole = own.map((text) => (typeof text === 'string' ? text : repeated?.[text]));
    return whole.every((text) => typeof text === 'string') ? whole : [];
  }

  return {
    count: pages.length,
    search(query, scope) {
      const { pages: ranked, words, correction } = rank(query);
      const hits = ranked.slice(0, scope.limit).map((found) =>
        toPageHit(
          found,
          words,
          {
            description: getDescription(found.page.i),
            headings: getHeadings(found.page.i),
            texts: listTexts(found.page.i),
            readTerms,
          },
          scope,
        ),
      );
      return {
        hits,
        total: ranked.length,
        ...(finders[SearchHitType.Content] === undefined && { isPartial: true }),
        counts: countGroups(ranked.map(({ page }) => getKind(page))),
        offers: listFilterOffers(pages, toQueryText(query)),
        ...(correction !== undefined && { correction }),
      };
    },
    listMissingTexts,
    hasTexts: (query, scope) =>
      finders[SearchHitType.Content] !== undefined && listMissingTexts(query, scope).length === 0,
    addTerms(entry) {
      finders[SearchHitType.Content] = createTermFinder(entry.index.data, pages.length);
      index = toIndex();
      last = undefined;
    },
    addTexts(name, documents) {
      loaded.add(name);
      for (const document of documents) texts.set(document.i, document.t);
    },
  };
}

function toLookup(documents: readonly PartDocument[]): (page: number) => PartDocument | undefined {
  const byPage = new Map(documents.map((document) => [document.i, document]));
  return (page) => byPage.get(page);
}

/** The file with a page's text: the last that starts at or before it. */
function findTextFile(files: readonly TextFile[], page: number): string | undefined {
  return files.findLast(({ i }) => i <= page)?.file;
}

import { Index } from 'flexsearch';
import { oncePer } from '../../model/once-per';
import { listFilterOffers } from '../../model/search/filters';
import { countGroups, toPageHit } from '../../model/search/hits';
import type { HitSource, PagePhrase } from '../../model/search/hits';
import { fromDifferences, indexOptions } from '../../model/search/index-file';
import type {
  IndexWithHeader,
  SearchIndexEntry,
  SearchIndexFile,
  TextFile,
} from '../../model/search/index-file';
import { createThesaurus, noSearchWords } from '../../model/search/knowledge';
import type { SearchResult, SearchScope } from '../../model/search/protocol';
import { toQueryText, toSearchQuery } from '../../model/search/query';
import { rankPages } from '../../model/search/ranking';
import type { Ranking, SearchedIndex } from '../../model/search/ranking';
import type {
  FoundPage,
  PageDocument,
  PartDocument,
  TextDocument,
} from '../../model/search/search-document';
import { SearchHitType, searchHitTypes } from '../../model/search/search-document';
import { findCorrection, readAccentForms, saysPhrase } from '../../model/search/text-fit';
import { createVocabulary } from '../../model/search/vocabulary';
import { readTerms } from '../../model/search/words';
import { toGroups } from '../../model/to-groups';

/** Answers queries from one index file, and from the texts that have been loaded. */
export interface SearchEngine {
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

interface RankedQuery {
  readonly query: string;
  readonly quoted: readonly string[];
  readonly ranking: Ranking;
}

/** Of so many pages, the texts are loaded and searched for what stands in quotation marks. */
const MAX_QUOTING = 60;

/** Phrases by which a page is asked for are not on it. */
const shownTypes = searchHitTypes.filter((type) => type !== SearchHitType.Keywords);

/** Makes an engine from a file that has been checked. */
export function createSearchEngine(file: SearchIndexFile): SearchEngine {
  const [titles, headings, descriptions, keywords, textFiles] = file;
  const pages = titles.documents;
  const entries = [titles, headings, descriptions, keywords];
  const finders = entries.map((entry) => toFinder(entry.index, pages.length));
  const getHeadings = toLookup(headings);
  const getDescription = toLookup(descriptions);
  const getKeywords = toLookup(keywords);
  const phrases = pages.map(({ i }) => toPhrases(getKeywords(i)));
  const names = pages.flatMap(({ i, t }) =>
    [t, ...(phrases[i] ?? []).map(({ text }) => text)].map((text) => ({ page: i, text })),
  );
  const namesByTerm = toGroups(names, ({ text }) => readTerms(text));
  const getAccentForms = oncePer(({ i, t }: PageDocument) =>
    readAccentForms(`${t}\n${getHeadings(i)?.t ?? ''}`),
  );
  const thesaurus = createThesaurus(titles.index.words ?? noSearchWords);
  const texts = new Map<number, TextDocument['t']>();
  const loaded = new Set<string>();
  let index = toIndex();
  let last: RankedQuery | undefined;

  function toIndex(): SearchedIndex {
    return {
      pages,
      thesaurus,
      vocabulary: createVocabulary([...new Set(finders.flatMap(({ terms }) => terms))]),
      findPages: (type, term) => finders[type]?.findPages(term) ?? [],
      findNames: (term) => namesByTerm.get(term) ?? [],
      getAccentForms,
    };
  }

  /** The same query is asked for its hits, for missing texts, and again when these are there. */
  function rank(query: string) {
    if (last?.query !== query) {
      const asked = toSearchQuery(query);
      last = { query, quoted: asked.quoted, ranking: rankPages(index, asked) };
    }
    return last;
  }

  function listMissingTexts(query: string, { limit }: SearchScope): readonly string[] {
    const { quoted, ranking } = rank(query);
    const { found, related } = ranking;
    const shown = [...found, ...related].slice(0, limit);
    const read = quoted.length === 0 ? shown : [...shown, ...found.slice(0, MAX_QUOTING)];
    const files = read.flatMap(({ page }) => findTextFile(textFiles.documents, page.i) ?? []);
    return [...new Set(files)].filter((name) => !loaded.has(name));
  }

  function toSource(page: number): HitSource {
    return {
      description: getDescription(page)?.t ?? '',
      headings: getHeadings(page),
      phrases: phrases[page] ?? [],
      texts: texts.get(page) ?? [],
      says: (term) => shownTypes.some((type) => index.findPages(type, term).includes(page)),
    };
  }

  /** All that a page says, as far as it is loaded. */
  function listTexts({ i, t }: PageDocument): readonly string[] {
    const parts = [getHeadings(i), getDescription(i), getKeywords(i)];
    return [t, ...parts.map((part) => part?.t ?? ''), ...(texts.get(i) ?? [])];
  }

  /** The ranking of a query: pages found must say what stands in quotation marks, as soon as their texts are there. */
  function rankQuoted(query: string): Ranking {
    const { quoted, ranking } = rank(query);
    if (quoted.length === 0) return ranking;
    const found = ranking.found.slice(0, MAX_QUOTING).filter(({ page }) => {
      const own = listTexts(page);
      return !texts.has(page.i) || quoted.every((phrase) => saysPhrase(own, phrase));
    });
    const isOther = (page: FoundPage) => !found.includes(page);
    return { ...ranking, found, related: [...ranking.found.filter(isOther), ...ranking.related] };
  }

  return {
    search(query, scope) {
      const { found, related, words } = rankQuoted(query);
      const hits = [...found, ...related]
        .slice(0, scope.limit)
        .map((page, at) =>
          toPageHit(page, words, toSource(page.page.i), scope, at >= found.length),
        );
      const [first] = found;
      const correction =
        first && findCorrection(query, words, { id: first.page.i, texts: listTexts(first.page) });
      return {
        hits,
        total: found.length,
        ...(finders[SearchHitType.Content] === undefined && { isPartial: true }),
        counts: countGroups(found, related.length),
        offers: listFilterOffers(pages, toQueryText(query)),
        ...(correction !== undefined && { correction }),
      };
    },
    listMissingTexts,
    hasTexts: (query, scope) =>
      finders[SearchHitType.Content] !== undefined && listMissingTexts(query, scope).length === 0,
    addTerms(entry) {
      finders[SearchHitType.Content] = toFinder(entry.index, pages.length);
      index = toIndex();
      last = undefined;
    },
    addTexts(name, documents) {
      loaded.add(name);
      for (const document of documents) texts.set(document.i, document.t);
    },
  };
}

/** Imports the terms of one entry of the index file into FlexSearch. */
function toFinder({ data }: IndexWithHeader, pageCount: number) {
  const map = fromDifferences(data);
  const index = new Index(indexOptions);
  // FlexSearch parses a string itself and takes parsed data too; its types only know the string.
  index.import('1.reg', Array.from({ length: pageCount }, (_, page) => page) as unknown as string);
  index.import('1.map', map as unknown as string);
  return {
    terms: map.map(([term]) => term),
    findPages: (term: string) => index.search(term, pageCount) as readonly number[],
  };
}

/** The names and phrases of a page: each line of its keywords after the first, which has the labels above it. */
function toPhrases(document: PartDocument | undefined): readonly PagePhrase[] {
  const anchors = document?.h?.split('\n') ?? [];
  const lines = document?.t.split('\n') ?? [];
  return lines.map((text, at) => ({ text, hash: anchors[at] ?? '' })).slice(1);
}

function toLookup({
  documents,
}: SearchIndexEntry<PartDocument>): (page: number) => PartDocument | undefined {
  const byPage = new Map(documents.map((document) => [document.i, document]));
  return (page) => byPage.get(page);
}

/** The file with a page's text: the last that starts at or before it. */
function findTextFile(files: readonly TextFile[], page: number): string | undefined {
  return files.findLast(({ i }) => i <= page)?.file;
}

import { meetsFilters } from './filters';
import type { MeantWord, TermIndex } from './meant-words';
import { listMeantWords } from './meant-words';
import type { SearchQuery } from './query';
import { rankByRequest } from './request-ranking';
import { getKind } from './search-document';
import type { FoundPage, PageDocument } from './search-document';
import type { AccentForms } from './text-fit';
import { createTextFit, getAccentFit, listAsking } from './text-fit';
import { weights } from './weights';

/** Everything that ranking reads. */
export interface SearchedIndex extends TermIndex {
  /** The titles, names and phrases that say a term, by which pages are asked for. */
  readonly findNames: (term: string) => readonly PageName[];
  /** The words of its title and its headings. */
  readonly getAccentForms: (page: PageDocument) => AccentForms;
}

/** A title, a name or a phrase by which a page is asked for. */
export interface PageName {
  readonly page: number;
  readonly text: string;
}

/** The pages of a query, best first. */
export interface Ranking {
  /** Those that say all that was meant, or fit nearly as well as the best. */
  readonly found: readonly FoundPage[];
  /** Those that only say some of the words. */
  readonly related: readonly FoundPage[];
  readonly words: readonly MeantWord[];
}

/** Ranks the pages of a site for a query. */
export function rankPages(index: SearchedIndex, query: SearchQuery): Ranking {
  const { request } = query;
  const pages = index.pages.filter((page) => meetsFilters(page, query.filters));
  const requested = request === undefined ? [] : rankByRequest(pages, request);
  if (requested.length > 0 && !isTyped(query)) return { found: requested, related: [], words: [] };
  if (query.words.length === 0) return { found: listAll(pages, query), related: [], words: [] };
  const words = listMeantWords(index, query);
  const { found, related } = rankByWords(index, pages, query, words);
  const known = new Set(requested.map(({ page }) => page.i));
  const isOther = ({ page }: FoundPage) => !known.has(page.i);
  return {
    words,
    found: [...requested, ...found.filter(isOther)],
    related: related.filter(isOther),
  };
}

/** A path that is being typed may also be a word of a guide, and a status alone is not all that a log says. */
function isTyped({ request, words }: SearchQuery): boolean {
  if (request?.path === undefined) return request?.type === undefined;
  return request.status === undefined && request.type === undefined && words.length < 3;
}

/** With filters alone, everything that meets them. */
function listAll(pages: readonly PageDocument[], { filters }: SearchQuery): readonly FoundPage[] {
  if (filters.length === 0) return [];
  return [...pages.filter((page) => !isMinor(page)), ...pages.filter(isMinor)].map((page) => ({
    page,
  }));
}

/** Fewer readers look for schemas, lists of links, and pages about writing this site. */
function isMinor(page: PageDocument): boolean {
  const kind = getKind(page);
  return kind === 'schema' || kind === 'list' || page.f?.last === true;
}

/** A page that fits so well compared with the best is found, too, whatever it does not say. */
const NEARLY = 0.5;

function rankByWords(
  { findNames, getAccentForms }: SearchedIndex,
  pages: readonly PageDocument[],
  query: SearchQuery,
  words: readonly MeantWord[],
) {
  const asking = listAsking(words);
  const { getFit } = createTextFit(asking);
  const terms = asking.flatMap(({ variants }) => variants.flatMap((variant) => variant.terms));
  const fits = new Map<number, number>();
  for (const { page, text } of new Set(terms.flatMap(findNames)))
    fits.set(page, Math.max(getFit(text), fits.get(page) ?? 0));
  const total = toSum(asking.map(({ weight }) => weight));
  const known = asking.filter((word) => word.pages.size > 0);
  const ranked = pages.flatMap((page) => {
    const said = asking.filter((word) => word.pages.has(page.i));
    if (said.length === 0) return [];
    const sum = toSum(said.map((word) => word.weight * (word.pages.get(page.i) ?? 0)));
    const coverage = toSum(said.map(({ weight }) => weight)) / total;
    const fit = (sum / total) * coverage + weights.whole * (fits.get(page.i) ?? 0);
    const accents = getAccentFit(query.words, getAccentForms(page));
    const score = fit * accents * (isMinor(page) ? weights.minor : 1);
    return [{ page, score, isWhole: known.every((word) => said.includes(word)) }];
  });
  const best = ranked.toSorted((a, b) => b.score - a.score);
  const least = NEARLY * (best[0]?.score ?? 0);
  const isFound = ({ score, isWhole }: (typeof best)[number]) => isWhole || score >= least;
  return { found: best.filter(isFound), related: best.filter((page) => !isFound(page)) };
}

function toSum(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

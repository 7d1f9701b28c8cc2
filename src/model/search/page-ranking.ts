import { getKind } from './search-document';
import type { PageDocument, PartDocument } from './search-document';
import { getCover, getShare } from './text-fit';
import type { TextTerms } from './text-terms';
import { getAccentFit } from './accent-fit';
import { splitUnknown, toMeant, toSimpleWord, translateUnknown } from './meant-query';
import { hasFields } from './page-facts';
import type { PageKind } from './page-facts';
import { meetsFilters } from './query-filters';
import type { SearchQuery } from './query';
import { NAME_SCORE, scoreName } from './name-fit';
import { asksForLimit, asksForOwn, readNamed } from './query-intent';
import { joinRanked } from './ranked-page';
import type { RankedPage } from './ranked-page';
import { rankByClues } from './clue-ranking';
import { isFiller, listSynonyms } from './synonyms';
import { getFieldsPrior, getUserPrior, isUser } from './user-prior';
import { toPlain } from './word-forms';
import { listImportance } from './word-importance';
import { LONG_NUMBER, joinScores, scaleScores, scoreWord, toWordScores } from './word-scores';
import type { TermIndex, WordScores, WordTolerance } from './word-scores';

/** Everything that ranking reads. */
export interface RankedIndex extends TermIndex {
  readonly pages: readonly PageDocument[];
  readonly findHeadings: (page: number) => PartDocument | undefined;
  readonly readTerms: (text: string) => TextTerms;
  /** True if so many pages have a field that it tells none of them from the others. */
  readonly isCommonField: (title: string) => boolean;
  /** True if so many operations have a header that it is a convention; by its plain letters and digits. */
  readonly isCommonHeader: (name: string) => boolean;
}

/** The pages of a query, best first. */
export interface Ranking {
  readonly pages: readonly RankedPage[];
  /** The words that were looked for, with the terms that they stand for. */
  readonly words: readonly WordScores[];
  /** The query as it was probably meant, if it finds nothing as it is written. */
  readonly correction?: string;
}

/** Ranks the pages of a site for a query. */
export function rankPages(index: RankedIndex, query: SearchQuery): Ranking {
  const pages = index.pages.filter((page) => meetsFilters(page, query.filters));
  const clued = query.clues === undefined ? [] : rankByClues(pages, query.clues);
  if (clued.length > 0 && !isTyped(query)) return { pages: clued, words: [] };
  if (query.words.length === 0) return { pages: listAll(pages, query), words: [] };
  const asked = translateUnknown(index, query);
  const strict = rankByWords(index, pages, splitUnknown(index, asked, false), false);
  if (clued.length > 0 || (strict.isWhole && !isDoubtful(strict.pages)))
    return { words: strict.words, pages: joinRanked(clued, strict.pages) };
  const tolerant = rankByWords(index, pages, splitUnknown(index, asked, true), true);
  const isMeant = strict.isWhole && !(strict.pages.every(isForWriters) && isNamed(tolerant.pages));
  if (isMeant || tolerant.pages.length === 0)
    return {
      words: [...strict.words, ...tolerant.words],
      pages: joinRanked(strict.pages, tolerant.pages),
    };
  const correction = toCorrection(tolerant.words);
  return {
    words: tolerant.words,
    pages: joinRanked(tolerant.pages, strict.pages),
    ...(correction !== undefined && { correction }),
  };
}

/** A few mentions in texts, which may themselves be misspelt. */
function isDoubtful(pages: readonly RankedPage[]): boolean {
  return pages.length < 3 && pages.every(({ score }) => score < NAMED_SCORE);
}

/** From here on, a page says the query in its title, its keywords or a heading. */
const NAMED_SCORE = 4;

/** A misspelling may stand on a page about writing, as an example; who types it means a published page. */
function isForWriters({ page }: RankedPage): boolean {
  return page.f?.last === true;
}

/** True if the best page says the query in its title, its keywords or a heading, and is published for readers. */
function isNamed([best]: readonly RankedPage[]): boolean {
  return best !== undefined && best.score >= NAMED_SCORE && !isForWriters(best);
}

/** A path that is being typed may also be a word of a guide, and a status alone is not all that a log says. */
function isTyped({ clues, words }: SearchQuery): boolean {
  if (clues?.path === undefined) return clues?.type === undefined;
  return clues.status === undefined && clues.type === undefined && words.length < 3;
}

/** With filters alone, everything that meets them. */
function listAll(pages: readonly PageDocument[], { filters }: SearchQuery): readonly RankedPage[] {
  const listed = filters.length === 0 ? [] : pages.map((page) => ({ page, score: getPrior(page) }));
  return listed.toSorted((a, b) => b.score - a.score);
}

interface RankedWords {
  readonly pages: readonly RankedPage[];
  readonly words: readonly WordScores[];
  /** True if one page says all words. */
  readonly isWhole: boolean;
}

function rankByWords(
  index: RankedIndex,
  pages: readonly PageDocument[],
  query: SearchQuery,
  isMisspelt: boolean,
): RankedWords {
  const words = [...listHints(index, query), ...scoreWords(index, query, isMisspelt)];
  const importance = listImportance(index, words, query);
  const total = importance.reduce((sum, value) => sum + value, 0);
  const found = pages
    .map((page) => ({ page, score: scorePage(page.i, words, importance, total) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const candidates = found.slice(0, MAX_CANDIDATES);
  const meant = toMeant(query, words);
  const asked = toAsked(meant);
  const fieldsPrior = getFieldsPrior(query);
  const userPrior = getUserPrior(index.isCommonHeader, meant, found);
  const named = readNamed(query);
  const ranked = candidates.map(({ page, score }) => ({
    page,
    score:
      (score + scoreTitle(index, page, words, asked) + scoreHeadings(index, page, words)) *
        getPrior(page) *
        getAccentFit(query, `${page.t}\n${index.findHeadings(page.i)?.t ?? ''}`) *
        (isUser(page) ? userPrior : 1) *
        (hasFields(getKind(page)) ? fieldsPrior : 1) +
      scoreName(page, asked) +
      (getKind(page) === named?.kind && toPlain(page.t) === named.title ? NAME_SCORE : 0),
  }));
  const asking = words.filter(({ word, isHint }) => !isFiller(word.text) && isHint !== true);
  const isWhole = candidates.some(({ page }) => asking.every((each) => each.pages.has(page.i)));
  const best = ranked.toSorted((a, b) => b.score - a.score);
  return { pages: [...best, ...found.slice(MAX_CANDIDATES)], words, isWhole };
}

/** A query in plain letters and digits, as names are compared. */
function toAsked({ words }: SearchQuery): string {
  return toPlain(words.map(({ text }) => text).join(' '));
}

/** The words that explain what a reader asks for, and that the query does not say. */
function listHints(index: TermIndex, query: SearchQuery): readonly WordScores[] {
  const hints = [...(asksForLimit(query) ? ['limit'] : []), ...(asksForOwn(query) ? ['user'] : [])];
  const tolerance = { isOpen: false, isMisspelt: false };
  return hints
    .filter((hint) => !query.words.some(({ text }) => text.startsWith(hint)))
    .map((hint) => ({ ...scoreWord(index, toSimpleWord(hint), tolerance), isHint: true }));
}

/** Pages whose titles and headings are compared; those after them are found, too. */
const MAX_CANDIDATES = 100;

function scoreWords(
  index: TermIndex,
  { words, isOpen }: SearchQuery,
  isMisspelt: boolean,
): readonly WordScores[] {
  const toTolerance = (at: number): WordTolerance => ({
    isOpen: isOpen && at === words.length - 1,
    isMisspelt,
  });
  const scores = words.map((word, at) => scoreWord(index, word, toTolerance(at)));
  return scores.map((own, at): WordScores => {
    // `log in` also finds `login`, and `sign in` what means the same.
    const joined = [at - 1, at].flatMap((start) => {
      const [first, second] = [words[start], words[start + 1]];
      const text = `${first?.text ?? ''}${second?.text ?? ''}`;
      const isPair = first !== undefined && second !== undefined && text.length > 3;
      const isNumber = isMisspelt && LONG_NUMBER.test(text);
      return isPair && (index.vocabulary.has(text) || listSynonyms(text).length > 0 || isNumber)
        ? [scaleScores(scoreWord(index, toSimpleWord(text), toTolerance(-1)), JOINED_QUALITY)]
        : [];
    });
    if (joined.length === 0) return own;
    const { correction: _correction, ...both } = joinScores([own, ...joined]);
    return toWordScores(own.word, both);
  });
}

const JOINED_QUALITY = 0.95;

/** The average of the words' scores; much less for a page without one of them. */
function scorePage(
  page: number,
  words: readonly WordScores[],
  importance: readonly number[],
  total: number,
): number {
  let [sum, found] = [0, 0];
  words.forEach(({ pages }, at) => {
    const score = pages.get(page) ?? 0;
    const weight = importance[at] ?? 0;
    sum += weight * score;
    if (score > 0) found += weight;
  });
  const share = total === 0 ? 0 : found / total;
  return share < MIN_SHARE ? 0 : (sum / total) * share ** 1.5;
}

/** A page must say at least this much of the query. */
const MIN_SHARE = 0.45;

/** How much of a title the query says, and whether in the same order. */
function scoreTitle(
  { readTerms }: RankedIndex,
  page: PageDocument,
  words: readonly WordScores[],
  asked: string,
): number {
  const share = getShare(words, readTerms(page.t));
  const isInOrder = toPlain(page.t).includes(asked);
  return 4 * share + (isInOrder ? 1.5 : 0);
}

/** One heading with all words is worth more than words here and there. */
function scoreHeadings(
  { readTerms, findHeadings, isCommonField }: RankedIndex,
  page: PageDocument,
  words: readonly WordScores[],
): number {
  const lines = findHeadings(page.i)?.t.split('\n') ?? [];
  const scores = lines.map((line) => {
    if (isCommonField(line)) return 0;
    const terms = readTerms(line);
    const cover = getCover(words, terms);
    const share = cover === 0 ? 0 : getShare(words, terms);
    const isSame = cover * share > SAME_SHARE;
    return cover * (0.5 + share / 2) + (isSame ? SAME_HEADING : 0);
  });
  return (hasFields(getKind(page)) ? 2 : 3.5) * Math.max(0, ...scores);
}

/** A heading that is the query. */
const SAME_SHARE = 0.99;
const SAME_HEADING = 0.6;

/** Higher for the kinds of page that readers look for more often. */
const priors: Readonly<Record<PageKind, number>> = {
  operation: 1.1,
  webhook: 1.05,
  guide: 1,
  overview: 0.95,
  errors: 0.95,
  list: 0.75,
  schema: 0.6,
};

const LAST_PRIOR = 0.45;

function getPrior(page: PageDocument): number {
  return priors[getKind(page)] * (page.f?.last === true ? LAST_PRIOR : 1);
}

/** The query with the terms that its misspelt words stand for; undefined if none is misspelt. */
function toCorrection(words: readonly WordScores[]): string | undefined {
  if (words.every(({ correction }) => correction === undefined)) return undefined;
  const typed = words.filter(({ isHint }) => isHint !== true);
  return typed.map(({ word, correction }) => correction ?? word.text).join(' ');
}

import { createMemory, oncePer } from '../once-per';
import { hasFields } from './page-facts';
import type { PageKind } from './page-facts';
import { SearchHitType, searchHitTypes } from './search-document';
import { toKey, toQueryTerms } from './index-terms';
import { isFiller, listSynonyms } from './synonyms';
import { listVerbs } from './verb-forms';
import type { Vocabulary } from './vocabulary';
import { toSingularStart } from './word-forms';
import { isIdeographic } from './words';
import type { Word } from './words';

/** The index, as ranking uses it. */
export interface TermIndex {
  readonly vocabulary: Vocabulary;
  /** The pages that have a term in a part, those that say it most first. */
  readonly findPages: (type: SearchHitType, term: string) => readonly number[];
  readonly getKind: (page: number) => PageKind;
  readonly pageCount: number;
}

/** How well each page fits one word of the query, and which terms of the index made it fit. */
export interface WordScores {
  readonly word: Word;
  /** By page; 0 for a page without the word, 10 for its title. */
  readonly pages: ReadonlyMap<number, number>;
  /** The quality of each term, from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** The quality of the best term. */
  readonly best: number;
  /** The term that replaces a misspelt word. */
  readonly correction?: string;
  /** Set if the word is not in the query, but on pages that answer it. */
  readonly isHint?: true;
}

/** The ways in which a term of the index may differ from a word of the query. */
export interface WordTolerance {
  /** True if the word may be the beginning of a longer one that is being typed. */
  readonly isOpen: boolean;
  /** True if the word may be misspelt. */
  readonly isMisspelt: boolean;
}

/** The weight of a term, by the part of the page that has it. */
const weights: Readonly<Record<SearchHitType, number>> = {
  [SearchHitType.Title]: 10,
  [SearchHitType.Heading]: 5.5,
  [SearchHitType.Description]: 4,
  [SearchHitType.Keywords]: 7,
  [SearchHitType.Content]: 1.8,
};

/** The weight of a term in the name of a schema, which is made of many words. */
const SCHEMA_NAME_WEIGHT = 6;

const FIELD_WEIGHT = 3.2;

/** A field that a part of all pages has tells none of them from the others. */
const COMMON_FIELD_WEIGHT = 1;
export const COMMON_SHARE = 0.1;

const PARTS_QUALITY = 0.95;

/** Of a compound word that a page says as it is. */
const PARTS_OF_KNOWN_QUALITY = 0.2;
const SYNONYM_QUALITY = 0.6;

/** An address such as 東京都千代田区丸の内 is on no page, but its beginning is. */
const MOST_PAIRS = 0.5;

/** `creating` also finds "Create a team". */
const VERB_QUALITY = 0.85;

/** Scores all pages by one word of the query. */
export function scoreWord(index: TermIndex, word: Word, tolerance: WordTolerance): WordScores {
  const whole = scoreText(index, word.text, tolerance);
  const isKnown = toQueryTerms(word.text).every(index.vocabulary.has);
  const quality = isKnown ? PARTS_OF_KNOWN_QUALITY : PARTS_QUALITY;
  const parts = word.parts.length === 0 ? [] : [scoreParts(index, word.parts, tolerance, quality)];
  const scores = joinScores([whole, ...parts]);
  if (scores.pages.size > 0 || !tolerance.isMisspelt) return toWordScores(word, scores);
  const split = splitUnknown(index.vocabulary, word.text);
  const apart = split === undefined ? undefined : scoreParts(index, split, tolerance);
  // Somewhere in a text, two words are there by chance.
  if (split === undefined || apart === undefined || !isNamed(apart))
    return toWordScores(word, scores);
  return toWordScores(word, { ...apart, correction: split.join(' ') });
}

interface Scores {
  readonly pages: ReadonlyMap<number, number>;
  readonly terms: ReadonlyMap<string, number>;
  readonly correction?: string;
}

/** The scores of a word. */
export function toWordScores(word: Word, scores: Scores): WordScores {
  return { word, ...scores, best: Math.max(0, ...scores.terms.values()) };
}

/** True if a page says it in its title, its keywords or a heading. */
function isNamed({ pages }: Scores): boolean {
  return [...pages.values()].some((score) => score >= FIELD_WEIGHT * PARTS_QUALITY);
}

/** `createTeam` also finds "Create a team". */
function scoreParts(
  index: TermIndex,
  parts: readonly string[],
  tolerance: WordTolerance,
  quality = PARTS_QUALITY,
): Scores {
  const all = parts.map((part, at) =>
    scoreText(index, part, {
      ...tolerance,
      isOpen: tolerance.isOpen && at === parts.length - 1,
    }),
  );
  return scaleScores(meetScores(all), quality);
}

/** With each letter, the words before it are asked for again. */
const rememberScores = oncePer((_: TermIndex) => createMemory<Scores>(32));

function scoreText(index: TermIndex, text: string, tolerance: WordTolerance): Scores {
  const key = `${text} ${tolerance.isOpen} ${tolerance.isMisspelt}`;
  return rememberScores(index)(key, () => scoreNewText(index, text, tolerance));
}

/** A word of several terms, such as the pairs of ideographs, needs them all, or most if no page has all. */
function scoreNewText(index: TermIndex, text: string, tolerance: WordTolerance): Scores {
  const terms = toQueryTerms(text);
  if (terms.length === 1) return scoreTerm(index, terms[0] ?? '', toKey(text), tolerance);
  const closed = { ...tolerance, isOpen: false };
  const least = tolerance.isMisspelt ? MOST_PAIRS : 1;
  const scores = meetScores(
    terms.map((term) => scoreTerm(index, term, term, closed)),
    least,
  );
  const head = /\p{sc=Han}$/u.exec(text)?.[0];
  if (scores.pages.size > 0 || !tolerance.isMisspelt || head === undefined) return scores;
  return scaleScores(scoreTerm(index, head, head, closed), HEAD_QUALITY);
}

/** A name in Japanese ends with what it names: さいたま市 is a city, which other names of cities explain. */
const HEAD_QUALITY = 0.5;

function scoreTerm(
  index: TermIndex,
  term: string,
  typed: string,
  tolerance: WordTolerance,
): Scores {
  const qualities = listTermQualities(index.vocabulary, term, typed, tolerance);
  const pages = new Map<number, number>();
  for (const [match, quality] of qualities)
    for (const type of searchHitTypes) {
      const found = index.findPages(type, match);
      found.forEach((page, rank) => {
        const score = quality * getWeight(index, type, page, rank, found.length);
        if (score > (pages.get(page) ?? 0)) pages.set(page, score);
      });
    }
  const best = [...qualities.keys()].find((match) => index.vocabulary.has(match));
  const isKnown = index.vocabulary.has(term) || !tolerance.isMisspelt;
  return {
    pages,
    terms: qualities,
    ...(!isKnown && best !== undefined && { correction: best }),
  };
}

/** The weight of a term in a part of a page, which has a rank among the pages that say it. */
function getWeight(
  index: TermIndex,
  type: SearchHitType,
  page: number,
  rank: number,
  count: number,
): number {
  const kind = index.getKind(page);
  switch (type) {
    case SearchHitType.Title:
      return kind === 'schema' ? SCHEMA_NAME_WEIGHT : weights[type];
    case SearchHitType.Heading:
      if (!hasFields(kind)) return weights[type];
      return count > index.pageCount * COMMON_SHARE ? COMMON_FIELD_WEIGHT : FIELD_WEIGHT;
    case SearchHitType.Content:
      // Every operation repeats what a guide explains once.
      return weights[type] * (1 - (0.3 * rank) / count) * (hasFields(kind) ? 0.7 : 1);
    default:
      return weights[type];
  }
}

/** The terms that a term stands for, the best first. */
function listTermQualities(
  vocabulary: Vocabulary,
  term: string,
  typed: string,
  { isOpen, isMisspelt }: WordTolerance,
): ReadonlyMap<string, number> {
  const qualities = new Map<string, number>();
  const add = (match: string, quality: number) => {
    if (quality > (qualities.get(match) ?? 0)) qualities.set(match, quality);
  };
  if (vocabulary.has(term)) add(term, 1);
  for (const synonym of listSynonyms(term))
    if (vocabulary.has(synonym)) add(synonym, SYNONYM_QUALITY);
  // A plural such as `settings` is a noun.
  for (const verb of term === typed ? listVerbs(term).filter((form) => !isFiller(form)) : []) {
    if (vocabulary.has(verb)) add(verb, VERB_QUALITY);
    for (const synonym of listSynonyms(verb))
      if (vocabulary.has(synonym)) add(synonym, SYNONYM_QUALITY * VERB_QUALITY);
  }
  if (isOpen || term.length >= 3 || isIdeographic(term)) {
    const base = isOpen ? 0.9 : 0.55;
    for (const start of new Set([typed, toSingularStart(typed)]))
      for (const match of vocabulary.listStarting(start))
        add(match, base * (0.6 + (0.4 * start.length) / match.length));
  }
  const trust = vocabulary.has(term) ? 0.5 : 1;
  if (isMisspelt)
    for (const { term: match, distance, isStart } of vocabulary.listSimilar(term, typed))
      add(match, (trust * (isStart ? 0.45 : 0.7)) / distance);
  if (isMisspelt && LONG_NUMBER.test(typed))
    for (const match of vocabulary.listNumbers(typed.length)) add(match, NUMBER_QUALITY);
  return qualities;
}

/** A postal code or a similar number, of which pages only have examples. */
export const LONG_NUMBER = /^\d{5,}$/;

/** Of a number with as many digits: it means the same in another place. */
const NUMBER_QUALITY = 0.6;

/** An unknown word as two known ones: `pagesize` as `page size`. */
function splitUnknown(vocabulary: Vocabulary, word: string): readonly string[] | undefined {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const pair = [word.slice(0, at), word.slice(at)];
    if (pair.every((part) => toQueryTerms(part).every(vocabulary.has))) return pair;
  }
  return undefined;
}

/** The better score of each page. */
export function joinScores(all: readonly Scores[]): Scores {
  const pages = new Map<number, number>();
  const terms = new Map<string, number>();
  for (const scores of all) {
    raise(pages, scores.pages);
    raise(terms, scores.terms);
  }
  const correction = all.find((scores) => scores.correction !== undefined)?.correction;
  return { pages, terms, ...(correction !== undefined && { correction }) };
}

function raise<Key>(map: Map<Key, number>, other: ReadonlyMap<Key, number>): void {
  for (const [key, value] of other) if (value > (map.get(key) ?? 0)) map.set(key, value);
}

/** The pages that have everything, or at least a share of it, with the average of their scores. */
function meetScores(all: readonly Scores[], least = 1): Scores {
  const pages = new Map<number, number>();
  for (const page of new Set(all.flatMap((scores) => [...scores.pages.keys()]))) {
    const own = all.map((scores) => scores.pages.get(page) ?? 0);
    const found = own.filter((score) => score > 0).length;
    if (found >= least * all.length)
      pages.set(page, own.reduce((sum, value) => sum + value, 0) / all.length);
  }
  const terms = new Map<string, number>();
  for (const scores of all) raise(terms, scores.terms);
  const corrected = all.some(({ correction }) => correction !== undefined);
  const correction = all
    .map((scores) => scores.correction ?? [...scores.terms.keys()][0] ?? '')
    .join(' ');
  return { pages, terms, ...(corrected && { correction }) };
}

/** The same scores, times a factor. */
export function scaleScores(scores: Scores, factor: number): Scores {
  const scale = <Key>(map: ReadonlyMap<Key, number>) =>
    new Map([...map].map(([key, value]) => [key, value * factor]));
  return { ...scores, pages: scale(scores.pages), terms: scale(scores.terms) };
}

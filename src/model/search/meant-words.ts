import { createMemory, oncePer } from '../once-per';
import type { Thesaurus } from './knowledge';
import { isFiller } from './knowledge';
import type { SearchQuery } from './query';
import { MAX_QUERY_TERMS } from './query';
import { SearchHitType, searchHitTypes } from './search-document';
import type { PageDocument } from './search-document';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';
import { isUnspaced, toKey, toQueryTerms, toTerm } from './words';
import type { Word } from './words';

/** The terms of an index, as a query asks for them. */
export interface TermIndex {
  readonly pages: readonly PageDocument[];
  readonly thesaurus: Thesaurus;
  readonly vocabulary: Vocabulary;
  /** The pages that say a term in a part. */
  readonly findPages: (type: SearchHitType, term: string) => readonly number[];
}

/** A word of a query, or several that mean one thing, with what they mean. */
export interface MeantWord {
  readonly text: string;
  /** What says it. */
  readonly variants: readonly Variant[];
  /** The pages that say it, with how well they do. */
  readonly pages: ReadonlyMap<number, number>;
  /** How much it counts: a rare word more than a frequent one, and one that no page says nothing. */
  readonly weight: number;
  /** True if a query with other words means the same without it. */
  readonly isFiller: boolean;
  /** True if the index does not know it, and its terms differ by a letter. */
  readonly isMisspelt: boolean;
}

/** What a word may stand for: one term, or several that say it together. */
export interface Variant {
  readonly terms: readonly string[];
  /** How well it says the word, from 0 to 1. */
  readonly quality: number;
}

/** Looks the words of a query up: each is known, begun, misspelt, or means something else, alone or with others. */
export function listMeantWords(index: TermIndex, query: SearchQuery): readonly MeantWord[] {
  const all = query.words.flatMap((word) => splitUnknown(index, word));
  const words = all.slice(0, MAX_QUERY_TERMS);
  const isOpen = query.isOpen && words.length === all.length;
  const meant: MeantWord[] = [];
  let at = 0;
  for (const [place, word] of words.entries()) {
    // The words of a run are looked up with its first.
    if (place < at) continue;
    const run = findRun(index, words, place);
    meant.push(run?.meant ?? toSingle(index, word, isOpen && place === words.length - 1));
    if (run === undefined)
      for (const part of word.parts)
        meant.push(toMeant(index, part, [{ terms: [toTerm(part)], quality: 1 }], weights.compound));
    at = place + (run?.length ?? 1);
  }
  return meant.filter(({ text }, at) => meant.findIndex((other) => other.text === text) === at);
}

/**
 * A run without spaces stands for the words of other languages in it. What no page says stands for its parts: a
 * compound, or a run by its pairs of letters, as an address is on no page, but its city is.
 */
function splitUnknown({ vocabulary, thesaurus }: TermIndex, word: Word): readonly Word[] {
  const isKnown = toQueryTerms(word.text).every(vocabulary.has);
  const translated = isUnspaced(word.text) ? thesaurus.splitRun(word.text) : [];
  if (isKnown && translated.length === 0) return [word];
  const others = isUnspaced(word.text) ? toQueryTerms(word.text) : word.parts;
  const parts = translated.length > 0 ? translated : others;
  return parts.length === 0 ? [word] : parts.map((text) => ({ text, parts: [] }));
}

/** The words from a place on that have a meaning. */
function findRun(index: TermIndex, words: readonly Word[], at: number) {
  const meaning = index.thesaurus.findMeaning(words, at);
  if (meaning === undefined) return undefined;
  const { length, phrases, isForeign } = meaning;
  const run = words.slice(at, at + length);
  const text = run.map((word) => word.text).join(' ');
  const terms = run.flatMap((word) => toQueryTerms(word.text));
  // Without accents, a foreign word may be an English one.
  if (isForeign && /^\p{ASCII}*$/u.test(text) && terms.every(index.vocabulary.has))
    return undefined;
  const quality = isForeign ? 1 : weights.variant;
  const others = phrases.map((phrase): Variant => ({ terms: phrase, quality }));
  return { length, meant: toMeant(index, text, [{ terms, quality: 1 }, ...others]) };
}

/** A word by itself: as it is, as the beginning of others, or with a typo. */
function toSingle(index: TermIndex, { text }: Word, isOpen: boolean): MeantWord {
  const { vocabulary } = index;
  const terms = toQueryTerms(text);
  const starts =
    terms.length > 1 ? [] : listStarts(vocabulary, toKey(text), isOpen || isUnspaced(text));
  if (terms.length > 1 || starts.length > 0 || terms.every(vocabulary.has))
    return toMeant(index, text, [{ terms, quality: 1 }, ...starts.map(toVariant)]);
  if (text.length < MIN_LENGTH_FOR_TYPO) return toMeant(index, text, []);
  const forms = [...new Set([toKey(text), ...terms])];
  const near = forms.flatMap((form) => vocabulary.listSimilar(form, 1));
  // Rather than nothing: what the word almost meant.
  const isFar = near.length === 0 && text.length >= MIN_LENGTH_FOR_TWO;
  const similar = isFar ? forms.flatMap((form) => vocabulary.listSimilar(form, 2)) : near;
  return { ...toMeant(index, text, similar.map(toVariant)), isMisspelt: similar.length > 0 };
}

/** A shorter word with another letter is another word. */
const MIN_LENGTH_FOR_TYPO = 4;
const MIN_LENGTH_FOR_TWO = 7;

/** The terms that a typed word begins; two letters alone begin too many. */
function listStarts(
  { listStarting }: Vocabulary,
  typed: string,
  isOpen: boolean,
): readonly string[] {
  if (!isOpen) return typed.length < 3 || isFiller(typed) ? [] : listStarting(typed);
  // Terms have no endings: `creatin` begins none.
  const isEnding = /[a-z]{3}in?$/.test(typed);
  return [
    ...listStarting(typed),
    ...(isEnding ? listStarting(toTerm(typed.replace(/in?$/, 'ing'))) : []),
  ];
}

function toVariant(term: string): Variant {
  return { terms: [term], quality: weights.variant };
}

function toMeant(
  index: TermIndex,
  text: string,
  variants: readonly Variant[],
  factor = 1,
): MeantWord {
  // Another word in running text is there by chance, unless nothing else says what is meant.
  const named = scorePages(index, variants, namingTypes);
  const pages = named.size > 0 ? named : scorePages(index, variants, searchHitTypes);
  const [all, found] = [index.pages.length, pages.size];
  const rarity = 1 + Math.log(1 + (all - found + 0.5) / (found + 0.5)) / 4;
  return {
    text,
    variants,
    pages,
    weight: found === 0 ? 0 : factor * rarity,
    isFiller: isFiller(toTerm(text)),
    isMisspelt: false,
  };
}

/** The pages that say all terms of a variant, with the mean of their scores by the best one. */
function scorePages(
  index: TermIndex,
  variants: readonly Variant[],
  otherTypes: readonly SearchHitType[],
): ReadonlyMap<number, number> {
  const pages = new Map<number, number>();
  for (const { terms, quality } of variants) {
    const types = quality === 1 ? searchHitTypes : otherTypes;
    const [first, ...others] = terms.map((term) => scoreTerm(index, term, types));
    for (const [page, score] of first ?? []) {
      const scores = others.map((other) => other.get(page) ?? 0);
      const sum = scores.reduce((total, each) => total + each, score);
      const mean = (quality * sum) / terms.length;
      if (!scores.includes(0) && mean > (pages.get(page) ?? 0)) pages.set(page, mean);
    }
  }
  return pages;
}

const namingTypes = searchHitTypes.filter((type) => type !== SearchHitType.Content);

/** With each letter, the words before it are asked for again. */
const rememberScores = oncePer((_: TermIndex) => createMemory<ReadonlyMap<number, number>>(1000));

function scoreTerm(
  index: TermIndex,
  term: string,
  types: readonly SearchHitType[],
): ReadonlyMap<number, number> {
  return rememberScores(index)(`${types.length} ${term}`, () => {
    const pages = new Map<number, number>();
    for (const type of types)
      for (const page of index.findPages(type, term))
        pages.set(page, (pages.get(page) ?? 0) + typeWeights[type]);
    return pages;
  });
}

const typeWeights: Readonly<Record<SearchHitType, number>> = {
  [SearchHitType.Title]: weights.title,
  [SearchHitType.Heading]: weights.part,
  [SearchHitType.Description]: weights.part,
  [SearchHitType.Keywords]: weights.part,
  [SearchHitType.Content]: weights.text,
};

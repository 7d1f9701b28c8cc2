import { toGroups } from '../to-groups';
import { isFiller } from './knowledge';
import type { MeantWord } from './meant-words';
import { MAX_QUERY_LENGTH } from './query';
import { weights } from './weights';
import type { Word } from './words';
import { fold, readTerms, splitWords, toTerm } from './words';

/** The words that ask for something: without fillers, unless there are no others. */
export function listAsking(words: readonly MeantWord[]): readonly MeantWord[] {
  const asking = words.filter((word) => !word.isFiller);
  return asking.length > 0 ? asking : words;
}

/** Compares texts with the words of a query. */
export interface TextFit {
  /** How well a title or a phrase says the query: the share of it that is asked for, times {@link getCover}. */
  readonly getFit: (name: string) => number;
  /** The share of the query that some texts say together, from 0 to 1: a rare word is more of it. */
  readonly getCover: (...texts: readonly string[]) => number;
}

/** Prepares a query for comparing thousands of texts with it. */
export function createTextFit(words: readonly MeantWord[]): TextFit {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const toCover = (said: readonly MeantWord[]) =>
    said.reduce((sum, { weight }) => sum + weight, 0) / Math.max(total, 1e-9);
  const meanings = toGroups(
    words.flatMap((word) => word.variants.map((variant) => ({ word, variant }))),
    ({ variant }) => variant.terms,
  );
  return {
    getCover: (...texts) => {
      const has = (term: string) => texts.some((text) => readTerms(text).has(term));
      return toCover(
        words.filter(({ variants }) => variants.some(({ terms }) => terms.every(has))),
      );
    },
    getFit: (name) => {
      const own = readTerms(name);
      const said = new Set<MeantWord>();
      const qualities = new Map<string, number>();
      for (const term of own)
        for (const { word, variant } of meanings.get(term) ?? []) {
          if (!variant.terms.every((other) => own.has(other))) continue;
          said.add(word);
          qualities.set(term, Math.max(variant.quality, qualities.get(term) ?? 0));
        }
      if (said.size === 0) return 0;
      const telling = [...own].filter((term) => !isFiller(term));
      const counted = telling.length > 0 ? telling : [...own];
      const sum = counted.reduce((all, term) => all + (qualities.get(term) ?? 0), 0);
      return (sum / counted.length) * toCover([...said]);
    },
  };
}

/** The words that some text says, as they are written and without accents. */
export interface AccentForms {
  readonly said: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
}

export function readAccentForms(text: string): AccentForms {
  const said = new Set(splitWords(text).map((word) => word.text));
  return { said, folded: ASCII.test(text) ? said : new Set(Array.from(said, fold)) };
}

const ASCII = /^\p{ASCII}*$/u;

/**
 * How well a text keeps the accents of a query: 1, and less for each word that it only says with others. Few readers
 * type accents: they only decide between pages that fit as well.
 */
export function getAccentFit(words: readonly Word[], { said, folded }: AccentForms): number {
  const others = words.filter(({ text }) => !said.has(text) && folded.has(fold(text)));
  return weights.accent ** others.length;
}

/** True if one of a page's texts says a phrase: its words one after the other, whatever stands between them. */
export function saysPhrase(texts: readonly string[], phrase: string): boolean {
  const said = toPhrase(phrase);
  return texts.some((text) => toPhrase(text).includes(said));
}

function toPhrase(text: string): string {
  return ` ${splitWords(text)
    .map((word) => word.text)
    .join(' ')} `;
}

/**
 * The query with its misspelt word as a page says it, which says all the others, too; undefined if there is no such word.
 *
 * A long question is not corrected, nor what is no English: too much of it differs by a letter from something.
 */
export function findCorrection(
  query: string,
  words: readonly MeantWord[],
  page: { readonly id: number; readonly texts: readonly string[] },
): string | undefined {
  const [misspelt, ...others] = words.filter(({ isMisspelt }) => isMisspelt);
  const isSaid = listAsking(words).every(({ pages }) => pages.has(page.id));
  if (misspelt === undefined || others.length > 0 || !isSaid || words.length > MAX_WORDS)
    return undefined;
  const at = query.toLowerCase().indexOf(misspelt.text);
  if (at < 0 || at > MAX_QUERY_LENGTH || !/^[a-z]+$/.test(misspelt.text)) return undefined;
  const meant = page.texts
    .flatMap(splitWords)
    .flatMap((word) => [word.text, ...word.parts])
    .find((text) => /^[a-z]+$/.test(text) && isMeant(text, misspelt));
  if (meant === undefined) return undefined;
  return query.slice(0, at) + meant + query.slice(at + misspelt.text.length);
}

const MAX_WORDS = 6;

function isMeant(text: string, { variants }: MeantWord): boolean {
  const term = toTerm(text);
  return variants.some(({ terms }) => terms.includes(term));
}

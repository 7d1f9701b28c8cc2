import { translateWords } from './foreign-words';
import { toKey, toQueryTerms } from './index-terms';
import type { SearchQuery } from './query';
import type { TermIndex, WordScores } from './word-scores';
import type { Word } from './words';

/** Words of other languages that no page says stand for the English ones. */
export function translateUnknown({ vocabulary }: TermIndex, query: SearchQuery): SearchQuery {
  const isKnown = (word: string) => toQueryTerms(word).every(vocabulary.has);
  const words = translateWords(
    query.words.map(({ text }) => text),
    isKnown,
  );
  return words === undefined ? query : { ...query, words: words.map(toSimpleWord) };
}

/** A compound that no page says stands for its parts: `client.getAddress`, and if it is misspelt `getTaem`. */
export function splitUnknown(
  { vocabulary }: TermIndex,
  query: SearchQuery,
  isMisspelt: boolean,
): SearchQuery {
  const words = query.words.flatMap((word) => {
    const isSplit = isMisspelt ? word.parts.length > 0 : word.pieces.length > 0;
    return isSplit && !vocabulary.has(toKey(word.text)) ? word.parts.map(toSimpleWord) : [word];
  });
  return { ...query, words };
}

/** The query with its misspelt words as they should be. */
export function toMeant(query: SearchQuery, scores: readonly WordScores[]): SearchQuery {
  const corrections = new Map(scores.map(({ word, correction }) => [word.text, correction]));
  return {
    ...query,
    words: query.words.map((word) => toSimpleWord(corrections.get(word.text) ?? word.text)),
  };
}

/** A word that is not composed of others. */
export function toSimpleWord(text: string): Word {
  return { text, pieces: [], parts: [] };
}

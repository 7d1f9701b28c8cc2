import type { SearchQuery } from './query';
import { isFiller } from './synonyms';
import type { TermIndex, WordScores } from './word-scores';

/** How much each word of a query counts: a rare one more than a frequent one, and a filler nearly nothing. */
export function listImportance(
  index: TermIndex,
  words: readonly WordScores[],
  query: SearchQuery,
): readonly number[] {
  const isAlone = words.every(({ word }) => isFiller(word.text));
  return words.map((own) =>
    isFiller(own.word.text) && !isAlone ? FILLER : getImportance(index, own, query),
  );
}

function getImportance(
  index: TermIndex,
  { word, pages, isHint }: WordScores,
  { places, codes }: SearchQuery,
): number {
  // A word on no page cannot tell pages apart.
  if (pages.size === 0) return UNKNOWN;
  const rarity = 1 + Math.log((index.pageCount + 1) / (pages.size + 1)) / 2;
  if (isHint === true) return rarity * HINT_SHARE;
  if (codes.has(word.text)) return rarity * CODE_SHARE;
  return places.has(word.text) ? rarity * PLACE_SHARE : rarity;
}

const FILLER = 0.05;
const UNKNOWN = 0.5;
const HINT_SHARE = 0.5;

/** “Move a team to another division” is about the team. */
const PLACE_SHARE = 0.5;

/** “npm error EINTEGRITY” is about the code. */
const CODE_SHARE = 1.5;

import type { Prose } from './prose';
import { OBJECT } from './prose';
import type { StyleProblem } from './style';
import { toStyleProblem } from './style';

const MOST_WORDS = 40;

/** Where words have no spaces between them, a particle counts as a word as well. */
const MOST_WORDS_WITHOUT_SPACES = 60;

const withoutSpaces = /^(?:ja|zh|th|lo|km|my|yue)\b/;

/** Reports sentences that are too long to follow. */
export function checkSentences(prose: Prose, language: string): readonly StyleProblem[] {
  const isSpaced = !withoutSpaces.test(language);
  const most = isSpaced ? MOST_WORDS : MOST_WORDS_WITHOUT_SPACES;
  // Splitting takes time, and most texts are too short to hold so many words.
  if (prose.text.length <= most * (isSpaced ? 2 : 1)) return [];
  return listSentences(prose.text, language).flatMap(({ start, end }) => {
    // A list of code is not hard to read: only words count.
    const words = countWords(prose.text.slice(start, end).replaceAll(OBJECT, ' '), language);
    if (words <= most) return [];
    const message = `A sentence has ${words} words.`;
    return [toStyleProblem(prose, start, message, `Split it: ${most} words are the most.`)];
  });
}

interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** The end of a sentence before a small letter, such as a command; the segmenter expects a capital. */
const END = /(?<=[.!?]["”’)]*)\s+(?=[\p{L}\p{N}\uFFFC])/gu;

/** Words that end with a full stop within a sentence. */
const ABBREVIATION =
  /\b(?:(?:\p{L}\.){2,}|(?:vs|cf|approx|ca|resp|incl|excl|mr|mrs|ms|dr|prof)\.)\s*$/iu;

function listSentences(text: string, language: string): readonly Sentence[] {
  const ends = new Set([text.length]);
  // Code reads as a name, with which a sentence may begin.
  const named = text.replaceAll(OBJECT, 'Q');
  for (const { index } of getSegmenter(language, 'sentence').segment(named)) ends.add(index);
  for (const { index, 0: space } of text.matchAll(END)) ends.add(index + space.length);
  let start = 0;
  const sentences: Sentence[] = [];
  for (const end of [...ends].toSorted((a, b) => a - b)) {
    if (end < text.length && ABBREVIATION.test(text.slice(Math.max(start, end - 12), end)))
      continue;
    if (end > start) sentences.push({ start, end });
    start = end;
  }
  return sentences;
}

function countWords(text: string, language: string): number {
  if (!withoutSpaces.test(language)) return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return [...getSegmenter(language, 'word').segment(text)].filter((each) => each.isWordLike).length;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Making a segmenter takes longer than using it. */
function getSegmenter(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const known = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, known);
  return known;
}

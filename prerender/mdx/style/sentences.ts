import type { Prose, StyleProblem } from './prose';
import { OBJECT, toStyleProblem } from './prose';

const MOST_WORDS = 40;

/** Where words have no spaces between them, a particle counts as a word as well. */
const MOST_WORDS_WITHOUT_SPACES = 60;

const withoutSpaces = /^(?:ja|zh|th|lo|km|my|yue)\b/;

/** Reports sentences that are too long to follow. */
export function checkSentences(
  proses: readonly Prose[],
  language: string,
): readonly StyleProblem[] {
  const isSpaced = !withoutSpaces.test(language);
  const most = isSpaced ? MOST_WORDS : MOST_WORDS_WITHOUT_SPACES;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return proses.flatMap((prose) =>
    [...prose.text.matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) => {
      // Counting takes time, and most sentences are too short to hold so many words.
      if (sentence.length <= most) return [];
      // A list of code is not hard to read: only words count.
      const text = sentence.replaceAll(OBJECT, ' ');
      const words = isSpaced
        ? (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0)
        : [...segmenter.segment(text)].filter((each) => each.isWordLike).length;
      if (words <= most) return [];
      const message = `A sentence has ${words} words.`;
      return [toStyleProblem(prose, index, message, `Split it: ${most} words are the most.`)];
    }),
  );
}

/**
 * A sentence ends at a full stop, question mark or the like that a space follows, or at one of East Asia. It does not
 * end at an abbreviation. `Intl.Segmenter` expects a capital after the end, where guides may have a command.
 */
const SENTENCE =
  /\S[^]*?(?:[。！？｡]|\p{STerm}(?<!\b(?:(?:\p{L}\.){2,}|(?:vs|cf|approx|ca|resp|incl|excl|mr|mrs|ms|dr|prof)\.))["”’)\]]*(?=\s)|$)/giu;

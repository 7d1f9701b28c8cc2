import type { StyleRule } from '../../../src/model/site/style-rules';
import { checkHeadingCase } from './heading-case';
import type { Prose, StyleProblem } from './prose';
import { OBJECT, toStyleProblem } from './prose';
import type { Term } from './terms';
import { checkTerms } from './terms';

/** The style rules of a site, and the words that they know. */
export interface Style {
  readonly rules: readonly StyleRule[];
  /** The BCP 47 tag of the language that the guides are written in. */
  readonly language: string;
  readonly terms: readonly Term[];
  /** Words that keep their capitals in headings. */
  readonly names: readonly string[];
}

/** Some rules know English only. */
export function hasRule({ rules, language }: Style, rule: StyleRule): boolean {
  const isForAll = rule === 'sentences' || rule === 'images';
  return rules.includes(rule) && (isForAll || /^en\b/i.test(language));
}

/** Checks the words of a file. */
export function checkProses(proses: readonly Prose[], style: Style): readonly StyleProblem[] {
  const { terms, language } = style;
  const names = [...style.names, ...terms.map(({ write }) => write)];
  return [
    ...(hasRule(style, 'terms') ? checkTerms(proses, terms) : []),
    ...(hasRule(style, 'headings') ? checkHeadingCase(proses, names) : []),
    ...(hasRule(style, 'sentences') ? checkSentences(proses, language) : []),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
}

const MOST_WORDS = 40;

/** Where words have no spaces between them, a particle counts as a word as well. */
const MOST_WORDS_WITHOUT_SPACES = 60;

const withoutSpaces = /^(?:ja|zh|th|lo|km|my|yue)\b/;

/** Reports sentences that are too long to follow. */
function checkSentences(proses: readonly Prose[], language: string): readonly StyleProblem[] {
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

import { createRandom, pick } from './random';
import { adjectives, nouns, verbs } from './vocabulary';

/** Writes plausible documentation; a seed always gives the same texts. */
export interface Writer {
  /** A whole number between two, both included. */
  readonly count: (least: number, most: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Replaces words in angle brackets: `<noun>`, `<Verb>`, `<option>`, a count (`<2-90>`), or a choice (`<a|b>`). */
  readonly fill: (template: string) => string;
  /** Some sentences. */
  readonly write: (least: number, most: number) => string;
}

const BLANK = /<(?:(\d+)-(\d+)|([A-Za-z]+)|([^<>]+\|[^<>]+))>/g;

/** Creates a writer. */
export function createWriter(seed: string): Writer {
  const random = createRandom(toHash(seed));
  const count = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  /** A few words are frequent and many are rare, as in every language. */
  const choose = (words: readonly string[]) =>
    words[Math.floor(words.length * random() ** 1.8)] ?? '';
  const blanks = new Map<string, () => string>([
    ['noun', () => choose(nouns)],
    ['name', () => toCamel(choose(nouns))],
    ['verb', () => choose(verbs)],
    ['Verb', () => toCapital(choose(verbs))],
    ['adjective', () => choose(adjectives)],
    ['Adjective', () => toCapital(choose(adjectives))],
    ['option', () => toCamel(choose(nouns), choose(nouns))],
    ['function', () => toCamel(choose(verbs), choose(adjectives), choose(nouns))],
  ]);
  const fill = (template: string) =>
    template.replaceAll(BLANK, (blank, least?: string, most?: string, word = '', choice = '') => {
      if (least !== undefined) return String(count(Number(least), Number(most)));
      return choice === '' ? (blanks.get(word)?.() ?? blank) : pick(random, choice.split('|'));
    });
  return {
    count,
    pick: (values) => pick(random, values),
    fill,
    write: (least, most) =>
      Array.from({ length: count(least, most) }, () => fill(pick(random, sentences))).join(' '),
  };
}

const sentences = [
  'Before you <verb> the <noun>, make sure the <adjective> <noun> has at least one <noun> attached.',
  'The <noun> <keeps|stores|returns|emits|expects> a <adjective> <noun> for every <noun> in the <noun>.',
  'When a <noun> is <adjective>, calls to <function> wait for the <noun> to settle and then <verb> it.',
  'Use a <adjective> <noun> if the <noun> may change while you <verb> the <noun>.',
  'Each <noun> belongs to one <noun>; moving it to another <noun> resets its <noun> and its <noun>.',
  'A <noun> that does not <verb> within <2-90> seconds is marked as <adjective> and its <noun> is kept for <1-30> days.',
  'You can <verb> up to <5-500> <noun> entries per <noun>, and the <noun> never exceeds <1-64> MB.',
  'Most teams <verb> the <adjective> <noun> once and leave the <noun> to the <noun>.',
  'If the <noun> reports <adjective> <noun>, check the <noun> first and only then <verb> the <noun>.',
  'The option <option> controls how the <adjective> <noun> reaches the <noun>.',
];

/** `read-only`, `field` becomes `readOnlyField`. */
function toCamel(...words: readonly string[]): string {
  return words
    .map((word) => word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .map((word, index) => (index === 0 ? word : toCapital(word)))
    .join('');
}

/** With a capital letter. */
export function toCapital(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

function toHash(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

import { createRandom } from './random';
import type { Random } from './random';
import { adjectives, nouns, verbs } from './vocabulary';

/** Writes plausible documentation; a seed always gives the same text. */
export class Writer {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = createRandom(toHash(seed));
  }

  /** A whole number between two, both included. */
  count(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#random() * values.length)] as Value;
  }

  isLikely(): boolean {
    return this.#random() > 0.5;
  }

  noun(): string {
    return this.#frequent(nouns);
  }

  verb(): string {
    return this.#frequent(verbs);
  }

  adjective(): string {
    return this.#frequent(adjectives);
  }

  /** The name of a function. */
  identifier(): string {
    return toCamel(this.verb(), this.adjective(), this.noun());
  }

  paragraph(least: number, most: number): string {
    return this.sentences(least, most).join(' ');
  }

  sentences(least: number, most: number): string[] {
    return Array.from({ length: this.count(least, most) }, () => this.sentence());
  }

  sentence(): string {
    return this.pick(sentences)(this);
  }

  /** A few words are frequent and many are rare, as in every language. */
  #frequent(words: readonly string[]): string {
    return words[Math.floor(words.length * this.#random() ** 1.8)] ?? '';
  }
}

const sentences: readonly ((w: Writer) => string)[] = [
  (w) =>
    `Before you ${w.verb()} the ${w.noun()}, make sure the ${w.adjective()} ${w.noun()} has at least one ${w.noun()} attached.`,
  (w) =>
    `The ${w.noun()} ${w.pick(['keeps', 'stores', 'returns', 'emits', 'expects'])} a ${w.adjective()} ${w.noun()} for every ${w.noun()} in the ${w.noun()}.`,
  (w) =>
    `When a ${w.noun()} is ${w.adjective()}, calls to ${w.identifier()} wait for the ${w.noun()} to settle and then ${w.verb()} it.`,
  (w) =>
    `Use a ${w.adjective()} ${w.noun()} if the ${w.noun()} may change while you ${w.verb()} the ${w.noun()}.`,
  (w) =>
    `Each ${w.noun()} belongs to one ${w.noun()}; moving it to another ${w.noun()} resets its ${w.noun()} and its ${w.noun()}.`,
  (w) =>
    `A ${w.noun()} that does not ${w.verb()} within ${w.count(2, 90)} seconds is marked as ${w.adjective()} and its ${w.noun()} is kept for ${w.count(1, 30)} days.`,
  (w) =>
    `You can ${w.verb()} up to ${w.count(5, 500)} ${w.noun()} entries per ${w.noun()}, and the ${w.noun()} never exceeds ${w.count(1, 64)} MB.`,
  (w) =>
    `Most teams ${w.verb()} the ${w.adjective()} ${w.noun()} once and leave the ${w.noun()} to the ${w.noun()}.`,
  (w) =>
    `If the ${w.noun()} reports ${w.adjective()} ${w.noun()}, check the ${w.noun()} first and only then ${w.verb()} the ${w.noun()}.`,
  (w) =>
    `The option ${toCamel(w.noun(), w.noun())} controls how the ${w.adjective()} ${w.noun()} reaches the ${w.noun()}.`,
];

/** `read-only`, `field` becomes `readOnlyField`. */
export function toCamel(...words: readonly string[]): string {
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

/** A folded text that maps each of its code units back to the original. */
export interface FoldedText {
  readonly text: string;
  /** The start of a folded code unit's character in the original. */
  readonly getStart: (unit: number) => number;
  /** The end of a folded code unit's character in the original. */
  readonly getEnd: (unit: number) => number;
}

const ASCII = /^\p{ASCII}*$/u;

/**
 * A character with its marks: a run of Hangul jamo, or one character with its combining
 * marks and the half-width voicing marks of Katakana. Each can be folded independently of the next.
 */
const CHARACTER = /[\u1100-\u11ff]+|[^][\p{M}\uff9e\uff9f]*/gu;

/** Marks that readers may omit. Those of Japanese, Thai or Hindi change the letter, so they are kept. */
const OPTIONAL_MARKS =
  /(?!\p{scx=Hiragana})(?=\p{M})[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}]/gu;

const INVISIBLE = /\p{Cf}/gu;

/** Letters that Unicode does not decompose, and that readers type as two or without the stroke. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['ŧ', 't'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ς', 'σ'],
  ['’', "'"],
]);

const SPECIAL_LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/** Lower-cases and removes accents: `Đường` and `duong` become equal, in NFC and in NFD. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.replace(CHARACTER, foldCharacter);
}

/** Folds like {@link fold} and keeps the original offsets, because folding changes the length. */
export function foldWithOffsets(text: string): FoldedText {
  if (ASCII.test(text))
    return { text: text.toLowerCase(), getStart: (unit) => unit, getEnd: (unit) => unit + 1 };
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const match of text.matchAll(CHARACTER)) {
    const character = foldCharacter(match[0]);
    for (let unit = 0; unit < character.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
    folded += character;
  }
  return {
    text: folded,
    getStart: (unit) => starts[unit] ?? text.length,
    getEnd: (unit) => ends[unit] ?? text.length,
  };
}

function foldCharacter(character: string): string {
  if (ASCII.test(character)) return character.toLowerCase();
  // Lower-case after decomposing, which turns `ℌ` into `H`, and `İ` into `I` and a mark.
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARKS, '')
    .replace(INVISIBLE, '')
    .replace(SPECIAL_LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFC');
}

/**
 * Turns an English plural into its singular, so that `teams` finds `team`.
 *
 * Only plurals: other endings (`created`, `creating`) are found by prefix.
 * The rules are Harman's "S stemmer", with the sibilants (`addresses`, `boxes`) added.
 */
export function toStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word)) return word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:us|ss|is)$/.test(word)) return word;
  return word.slice(0, -1);
}

/**
 * Turns a plural without its last letter into its singular: `addresse` into `address`, and `citie` into `city`.
 *
 * Nearly all other beginnings of plurals begin the singular, too.
 */
export function toSingularStart(start: string): string {
  if (/(?:ss|x|ch|sh)e$/.test(start)) return start.slice(0, -1);
  return start.replace(/(?<=[^ae])ie$/, 'y');
}

/** Letters and digits only, folded: `Idempotency-Key` becomes `idempotencykey`. */
export function toPlain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

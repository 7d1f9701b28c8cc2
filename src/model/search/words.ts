import { createMemory } from '../once-per';

/** Pattern source for one character of a script that is written without spaces. */
export const UNSPACED =
  '(?=[\\p{L}\\p{N}\\p{M}])[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';

const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');

/** True for a run of a script without spaces; words are never mixed. */
export function isUnspaced(word: string): boolean {
  return STARTS_UNSPACED.test(word);
}

/** A word of a text in lower case, with its accents and the words that it is composed of. */
export interface Word {
  /** `get_team.byId` becomes `get_team.byid`. */
  readonly text: string;
  /** Its finest parts: `get`, `team`, `by`, `id`; empty for a simple word. */
  readonly parts: readonly string[];
}

const LETTER = `(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}]`;
/** A word never starts with a mark: folding could leave nothing of it. */
const RUN = `(?!\\p{M})(?:${LETTER})+`;
const JOINER = "(?:_+|[./:@'’])";
/** In `$ref`, `C++` and `C#`, the signs say what it is. */
const [SIGN_BEFORE, SIGN_AFTER] = ['(?:\\$(?=\\p{L}))?', '(?:(?:\\+\\+|#)(?![\\p{L}\\p{N}]))?'];
export const WORD = new RegExp(
  `(?:${UNSPACED})+|${SIGN_BEFORE}${RUN}(?:${JOINER}${RUN})*${SIGN_AFTER}|\\p{Extended_Pictographic}`,
  'gu',
);
const BETWEEN_PIECES = /_+|[./:@'’$+#]+/u;
const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const INVISIBLE = /\p{Cf}/gu;
const ASCII = /^\p{ASCII}*$/u;
/** The same for ASCII, which covers most texts and takes a tenth of the time. */
const ASCII_WORD =
  /(?:\$(?=[a-z]))?[a-z\d]+(?:(?:_+|[./:@'])[a-z\d]+)*(?:(?:\+\+|#)(?![a-z\d]))?/gi;

/** The words of a text in order; white space, hyphens and punctuation separate them. */
export function splitWords(text: string): Word[] {
  return matchWords(text).map(toWord);
}

function matchWords(text: string): string[] {
  if (ASCII.test(text)) return text.match(ASCII_WORD) ?? [];
  return text.normalize('NFKC').replace(INVISIBLE, '').match(WORD) ?? [];
}

function toWord(word: string): Word {
  const parts = isUnspaced(word) ? [word] : splitPieces(word).flatMap(splitHumps);
  const isSimple = parts.length === 1 && parts[0] === word;
  return {
    text: word.toLowerCase(),
    parts: isSimple ? [] : parts.map((part) => part.toLowerCase()),
  };
}

/** The parts between the signs of a word: `get`, `team`, `byId`. */
function splitPieces(word: string): readonly string[] {
  return word.split(BETWEEN_PIECES).filter(Boolean);
}

function splitHumps(piece: string): readonly string[] {
  return piece.split(CAMEL_HUMP);
}

/** The terms that the index stores for a text, as often as it says them: each word, its parts, and pairs of letters. */
export function toTerms(text: string): string[] {
  return matchWords(text).flatMap(listTerms);
}

/** The terms of a text, each once; titles and sections are compared with every query. */
export function readTerms(text: string): ReadonlySet<string> {
  return rememberText(text, () => new Set(toTerms(text)));
}

const rememberText = createMemory<ReadonlySet<string>>(20_000);

/** The terms that the index stores for a word: the first is that of the word itself. */
export function listTerms(word: string): readonly string[] {
  return rememberWord(word, () => toWordTerms(word));
}

/** Texts say the same words over and over. */
const rememberWord = createMemory<readonly string[]>(50_000);

function toWordTerms(word: string): readonly string[] {
  if (isUnspaced(word)) {
    const run = fold(word);
    // The last letter begins no pair.
    return [...new Set([...toPairs(run), ...[...run].slice(-1)])];
  }
  const pieces = splitPieces(word);
  return [...new Set([word, ...pieces, ...pieces.flatMap(splitHumps)].map(toTerm))];
}

/** The term of a simple word, without accents and endings. */
export function toTerm(word: string): string {
  return stem(toKey(word));
}

/** The terms that a word of a query stands for: one, or in a script without spaces all pairs of letters. */
export function toQueryTerms(word: string): readonly string[] {
  return isUnspaced(word) ? toPairs(toKey(word)) : [toTerm(word)];
}

/** A word as a reader types it, without accents and capitals. */
export function toKey(word: string): string {
  return fold(word).slice(0, MAX_TERM_LENGTH);
}

/** Longer words are cut when they are indexed and looked up: a token of 2 kB is not prose. */
const MAX_TERM_LENGTH = 40;

/** All pairs of adjacent characters; a single character stays as it is. */
function toPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Removes the endings of an English word, the same ones from `creates`, `creating` and `created`. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const shorter = toShorter(word);
  return shorter === word ? word : stem(shorter);
}

function toShorter(word: string): string {
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^ius]s$/.test(word)) return word.slice(0, -1);
  const [, start = ''] = /^([a-z]*[aeiouy][a-z]+)(?:ing|ed)$/.exec(word) ?? [];
  // `adding` and `logging`, but `coding` of `code`.
  if (SHORT_WITH_E.test(start)) return `${start}e`;
  if (start.length >= 3) return start.replace(/(?<=..)([^aeiouylsz])\1$/, '$1');
  return word.replace(/(?<=.{4})e$/, '').replace(/y$/, 'i');
}

/** Of a short word, the last letter is kept: `note` is not `not`. */
const SHORT_WITH_E = /^[^aeiou][aeiouy][^aeiouwxy]$/;

/** Marks that readers may omit. Those of Japanese, Thai or Hindi change the letter, so they are kept. */
const OPTIONAL_MARKS =
  /(?!\p{scx=Hiragana})(?=\p{M})[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}]/gu;

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
  // Lower-case after decomposing, which turns `ℌ` into `H`, and `İ` into `I` and a mark.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARKS, '')
    .replace(INVISIBLE, '')
    .replace(SPECIAL_LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFC');
}

/** Letters and digits only, folded: `Idempotency-Key` becomes `idempotencykey`. */
export function toPlain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

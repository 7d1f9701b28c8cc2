/** Pattern source for one character of a script that is written without spaces. */
export const IDEOGRAPH = '(?=[\\p{L}\\p{N}\\p{M}])[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]';

const STARTS_WITH_IDEOGRAPH = new RegExp(`^${IDEOGRAPH}`, 'u');

/** True for a word of Japanese or Chinese characters; words are never mixed. */
export function isIdeographic(word: string): boolean {
  return STARTS_WITH_IDEOGRAPH.test(word);
}

/** All pairs of adjacent characters; a single character stays as it is. */
export function toBigrams(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** A word of a text in lower case, with its accents and the words that it is composed of. */
export interface Word {
  /** `get_team.byId` becomes `get_team.byid`. */
  readonly text: string;
  /** The parts between its joining characters: `get`, `team`, `byid`; empty for a simple word. */
  readonly pieces: readonly string[];
  /** Its finest parts: `get`, `team`, `by`, `id`; empty for a simple word. */
  readonly parts: readonly string[];
}

const LETTER = `(?!${IDEOGRAPH})[\\p{L}\\p{N}\\p{M}]`;
/** A word never starts with a mark: folding could leave nothing of it. */
const RUN = `(?!\\p{M})(?:${LETTER})+`;
const JOINER = "(?:_+|[./:@'’])";
const WORD = new RegExp(
  `(?:${IDEOGRAPH})+|${RUN}(?:${JOINER}${RUN})*|\\p{Extended_Pictographic}`,
  'gu',
);
const JOINERS = new RegExp(JOINER, 'u');
const INVISIBLE = /\p{Cf}/gu;
/** The same for ASCII, which covers most texts and takes a tenth of the time. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /[a-z\d]+(?:(?:_+|[./:@'])[a-z\d]+)*/gi;
const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text in order; white space, hyphens and punctuation separate them. */
export function splitWords(text: string): Word[] {
  return matchWords(text).map(toWord);
}

/** The words of a text in order, as they are written. */
export function matchWords(text: string): string[] {
  if (ASCII.test(text)) return text.match(ASCII_WORD) ?? [];
  return text.normalize('NFKC').replace(INVISIBLE, '').match(WORD) ?? [];
}

/** Takes a word apart that {@link matchWords} has found. */
export function toWord(word: string): Word {
  return isIdeographic(word) ? { text: word, pieces: [], parts: [] } : toPiecedWord(word);
}

function toPiecedWord(word: string): Word {
  const pieces = word.split(JOINERS);
  const parts = pieces.flatMap((piece) => piece.split(CAMEL_HUMP));
  return {
    text: word.toLowerCase(),
    pieces: pieces.length > 1 ? pieces.map(toLower) : [],
    parts: parts.length > 1 ? parts.map(toLower) : [],
  };
}

function toLower(text: string): string {
  return text.toLowerCase();
}

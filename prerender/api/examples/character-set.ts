/** A set of characters. Holds only those that examples use, because they read well. */
export interface CharacterSet {
  readonly kind: 'set';
  /** Characters of one kind, as in a word, or of two if the set is typical of ids. */
  readonly usual: readonly string[];
  /** Characters of all kinds in the set, as a password requires. */
  readonly various: readonly string[];
}

/** The set of a pattern's token, such as `a`, `.`, `\d` or `[A-Z]`. Has no characters for an empty set. */
export function toCharacterSet(token: string, flags: string): CharacterSet {
  if (/^[^\\.[]$/u.test(token)) return { kind: 'set', usual: [token], various: [token] };
  const expression = new RegExp(`^${token}$`, flags);
  const has = (character: string) => expression.test(character);
  const kinds = alphabets
    .map((characters) => characters.filter(has))
    .filter((characters) => characters.length > 0);
  const [first] = kinds;
  if (first === undefined) {
    const others = token === '[]' ? [] : findOthers(has);
    return { kind: 'set', usual: others, various: others };
  }
  // Letters and digits, as in ids, are mixed; a set of almost anything is written as a word.
  const isNegated = /^(?:\[\^|\\P)/.test(token);
  const isMixture = !isNegated && has('A') !== has('a') && (has('1') || has('7'));
  return { kind: 'set', usual: isMixture ? mix(kinds.slice(0, 2)) : first, various: mix(kinds) };
}

const alphabets: readonly (readonly string[])[] = [
  Array.from('abcdefghijklmnopqrstuvwxyz'),
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  Array.from('1234567890'),
  Array.from('-_. /+=:,;@#%&*!?$()[]{}<>|~^"\'`\\'),
  Array.from('あいうえお東京都éüñαβγдж'),
];

function mix(kinds: readonly (readonly string[])[]): readonly string[] {
  const length = Math.max(...kinds.map((characters) => characters.length));
  return Array.from({ length }, (_, index) =>
    kinds.flatMap((characters) => characters[index % characters.length] ?? []),
  ).flat();
}

/** The first characters of a set, in Unicode order. */
function findOthers(has: (character: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (let code = 0; code <= LAST_CODE_POINT && found.length < ENOUGH; code++) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    const character = String.fromCodePoint(code);
    if (!isSurrogate && has(character)) found.push(character);
  }
  return found;
}

const LAST_CODE_POINT = 0x10_ff_ff;
const ENOUGH = 32;

/** One character out of some: those that an example is written with, which read well. */
export interface CharacterSet {
  readonly kind: 'set';
  /** Of one kind, as in a word; of two where the set is that of ids. */
  readonly usual: readonly string[];
  /** Of all kinds that the set has, as a password wants them. */
  readonly various: readonly string[];
}

/** The set of a pattern's token, such as `a`, `.`, `\d` or `[A-Z]`; without characters for a set of nothing. */
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
  // A set of letters and digits, as of ids, is shown as a mixture; a set of nearly anything as a word.
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

/** The first characters that a set has, in the order of Unicode. */
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

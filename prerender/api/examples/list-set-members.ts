import { oncePer } from '../../../src/model/once-per';
import type { CharacterSet } from '../../../src/model/schema/pattern/pattern';
import { isInSet } from '../../../src/model/schema/pattern/pattern';

/**
 * Some characters of a set, those first that read well; empty only for a set of nothing.
 *
 * Various ones are of all kinds that the set has, as a password wants them.
 */
export function listSetMembers(set: CharacterSet, isVarious: boolean): readonly string[] {
  return isVarious ? listVarious(set) : listUsual(set);
}

// Each place of a repetition asks for the same set.
const listUsual = oncePer((set: CharacterSet) => findMembers(set, false));
const listVarious = oncePer((set: CharacterSet) => findMembers(set, true));

function findMembers(set: CharacterSet, isVarious: boolean): readonly string[] {
  const alphabet = alphabets
    .map((characters) => characters.filter((character) => isInSet(set, character)))
    .filter((characters) => characters.length > 0);
  const [first] = alphabet;
  if (first === undefined) return findOthers(set);
  if (isVarious) return mix(alphabet);
  // A set of letters and digits, as of ids, is shown as a mixture; a set of anything as a word.
  return isMixture(set) ? mix(alphabet.slice(0, 2)) : first;
}

const alphabets: readonly (readonly string[])[] = [
  Array.from('abcdefghijklmnopqrstuvwxyz'),
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  Array.from('1234567890'),
  Array.from('-_. /+=:,;@#%&*!?$()[]{}<>|~^"\'`\\'),
  Array.from('あいうえお東京都éüñαβγдж'),
];

/** A set that names letters and digits, and not nearly everything. */
function isMixture(set: CharacterSet): boolean {
  const has = (character: string) => isInSet(set, character);
  const isUpperOrLower = has('A') !== has('a');
  return !set.isNegated && isUpperOrLower && (has('1') || has('7'));
}

function mix(alphabets: readonly (readonly string[])[]): readonly string[] {
  const length = Math.max(...alphabets.map((characters) => characters.length));
  return Array.from({ length }, (_, index) =>
    alphabets.flatMap((characters) => characters[index % characters.length] ?? []),
  ).flat();
}

/** Characters of the set's own ranges: their beginnings. */
function findOthers(set: CharacterSet): readonly string[] {
  const starts = set.ranges.flatMap(([from, to]) => [from, to, to + 1, from - 1]);
  return starts
    .filter((code) => code >= 0 && code <= 0x10_ff_ff && !(code >= 0xd800 && code <= 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => isInSet(set, character));
}

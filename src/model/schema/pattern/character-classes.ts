import type { CharacterRange } from './pattern';

const digits: readonly CharacterRange[] = [[48, 57]];

const words: readonly CharacterRange[] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];

const spaces: readonly CharacterRange[] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [5760, 5760],
  [8192, 8202],
  [8232, 8233],
  [8239, 8239],
  [8287, 8287],
  [12_288, 12_288],
  [65_279, 65_279],
];

/** What ends a line, and is not meant by a dot. */
export const lineEnds: readonly CharacterRange[] = [
  [10, 10],
  [13, 13],
  [8232, 8233],
];

/** `\d`, `\w` and `\s`; capitals mean all other characters. */
export function findClassRanges(letter: string): readonly CharacterRange[] | undefined {
  switch (letter) {
    case 'd':
      return digits;
    case 'w':
      return words;
    case 's':
      return spaces;
    case 'D':
      return toOthers(digits);
    case 'W':
      return toOthers(words);
    case 'S':
      return toOthers(spaces);
    default:
      return undefined;
  }
}

const LAST_CODE_POINT = 0x10_ff_ff;

/** All characters that are in none of some ranges, which are in order. */
function toOthers(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  const starts = [0, ...ranges.map(([, to]) => to + 1)];
  const ends = [...ranges.map(([from]) => from - 1), LAST_CODE_POINT];
  return starts.map((from, index) => [from, ends[index] ?? LAST_CODE_POINT] as const);
}

/** The character that an escape such as `\n` means; undefined for letters that mean none. */
export function findControlCode(letter: string): number | undefined {
  const index = 'tnvfr'.indexOf(letter);
  return index === -1 || letter === '' ? undefined : index + 9;
}

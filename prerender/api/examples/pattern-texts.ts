import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import { createMemory } from '../../../src/model/once-per';

/**
 * Texts for a pattern with a number of characters, most natural first; none for an invalid or a very long one.
 *
 * Deterministic. The caller has to check lookaheads, backreferences, and everything else that the text must satisfy.
 */
export function* listPatternTexts(source: string, min = 0, max = Infinity): Iterable<string> {
  const flags = ['u', ''].find((one) => isValid(source, one));
  if (flags === undefined) return;
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, flags === 'u');
  for (let seed = 0; seed < 32; seed++) {
    for (const usual of [4, 0]) {
      const pen = { flags, seed, usual, written: 0, missing: 0, skipped: seed % 4 };
      const missing = min - countCharacters(write({ ...pen }, pattern));
      const text = write({ ...pen, missing }, pattern);
      const count = countCharacters(text);
      if (min <= count && count <= Math.min(max, LONGEST)) yield text;
    }
  }
}

const LONGEST = 5000;
const LONGEST_SOURCE = 2000;

/** The parser reads the newest syntax; the engine decides. */
function isValid(source: string, flags: string): boolean {
  try {
    return source.length <= LONGEST_SOURCE && new RegExp(source, flags).flags === flags;
  } catch {
    return false;
  }
}

interface Pen {
  readonly flags: string;
  /** Each seed takes other characters and other choices. */
  readonly seed: number;
  /** How often a single character is repeated if the pattern leaves it open. */
  readonly usual: number;
  /** The characters written so far. */
  written: number;
  /** The characters to add by repeating a part, because the text is too short. */
  missing: number;
  /** The repetitions that add none. */
  skipped: number;
}

function write(pen: Pen, node: AST.Pattern | AST.Alternative | AST.Element): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((element) => write(pen, element)).join('');
    case 'Quantifier':
      return repeat(pen, node);
    case 'Assertion':
    case 'Backreference':
      return '';
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup': {
      const chosen = node.alternatives[pen.seed % node.alternatives.length];
      return chosen === undefined ? '' : write(pen, chosen);
    }
    default: {
      const { flags, seed } = pen;
      const all = recallMembers(flags + node.raw, () => listMembers(node.raw, flags));
      // In order for the first seeds, and of one case. Others mix, so that different texts result.
      const end = all.findIndex((character) => /[A-Z]/.test(character));
      const [members, step] =
        seed < 2 ? [end > 0 ? all.slice(0, end) : all, 1] : [all, 2 * seed + 1];
      return members[(pen.written++ * step + seed) % members.length] ?? '';
    }
  }
}

function repeat(pen: Pen, { min, max, element }: AST.Quantifier): string {
  const isSingle = element.type.startsWith('Character');
  const usual = isSingle ? Math.max(min, Math.min(pen.usual, max)) : min;
  const isOpen = max > usual && pen.skipped-- <= 0;
  let text = '';
  for (let count = 0; count < max && text.length <= LONGEST; count++) {
    const isMore = count >= usual;
    if (isMore && (!isOpen || pen.missing <= 0)) break;
    const more = write(pen, element);
    // A lookahead writes nothing, however often it is repeated.
    if (more === '') break;
    if (isMore) pen.missing -= countCharacters(more);
    text += more;
  }
  return text;
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** The characters that a part of a pattern matches, such as `.`, `\d` or `[A-Z]`. */
function listMembers(token: string, flags: string): readonly string[] {
  const expression = new RegExp(`^${token}$`, flags);
  // A list of characters is typical of ids; all but some of words.
  const mixed = expression.test('A') && !expression.test('a') ? MIXED.toUpperCase() : MIXED;
  const order = /^\[[^^]/.test(token) ? mixed : LETTERS + DIGITS;
  const found = Array.from(order + OTHERS).filter((character) => expression.test(character));
  if (found.length > 0) return found;
  // Other scripts: in the order of Unicode, without the halves of surrogate pairs.
  for (let code = 0; found.length < 32 && code <= 0x10_ff_ff; code++) {
    const character = String.fromCodePoint(code);
    if (!/\p{Cs}/u.test(character) && expression.test(character)) found.push(character);
  }
  return found;
}

const recallMembers = createMemory<readonly string[]>(1000);

/** Characters that read well. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '1234567890';
const MIXED = LETTERS.replaceAll(/[a-j]/g, (letter, at: number) => letter + DIGITS.charAt(at));
const OTHERS = '-_. /+=:,;@#%&*!?$()[]{}<>|~^"\'`\\あいうえお東京都éüñαβγдж';

import type { CharacterSet } from './character-set';
import { toCharacterSet } from './character-set';

/** A regular expression as a tree, as far as it is needed to generate texts. */
export type Pattern =
  | CharacterSet
  | { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | Repeat
  /** Generates no text: an anchor, a lookahead or lookbehind, a backreference. */
  | { readonly kind: 'condition' };

/** A part of a pattern that may be repeated. */
export interface Repeat {
  readonly kind: 'repeat';
  readonly item: Pattern;
  readonly min: number;
  readonly max: number;
}

/** Parses a regular expression; undefined for an invalid or very long one. */
export function parsePattern(source: string): Pattern | undefined {
  const flags =
    source.length > MAX_LENGTH ? undefined : ['u', ''].find((one) => isValid(source, one));
  if (flags === undefined) return undefined;
  return parseChoice({ tokens: source.match(TOKEN) ?? [], flags, at: 0 });
}

const MAX_LENGTH = 2000;

function isValid(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags === flags;
  } catch {
    return false;
  }
}

/** An escape, a class, the start of a group, a quantifier, or any other character. */
const TOKEN =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|<[^>]*>|[a-z-]*:)|[*+?]\??|\{\d+,?\d*\}\??|./gsu;

interface Reader {
  readonly tokens: readonly string[];
  readonly flags: string;
  /** The index of the next token. */
  at: number;
}

function parseChoice(reader: Reader): Pattern {
  const first = parseSequence(reader);
  const options = [first];
  while (reader.tokens[reader.at] === '|') {
    reader.at++;
    options.push(parseSequence(reader));
  }
  return options.length === 1 ? first : { kind: 'choice', options };
}

function parseSequence(reader: Reader): Pattern {
  const items: Pattern[] = [];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === undefined || token === '|' || token === ')') break;
    reader.at++;
    const item = parseItem(reader, token);
    const count = findCount(reader.tokens[reader.at] ?? '');
    if (count !== undefined) reader.at++;
    items.push(count === undefined ? item : { kind: 'repeat', item, ...count });
  }
  const [first] = items;
  return first !== undefined && items.length === 1 ? first : { kind: 'sequence', items };
}

function parseItem(reader: Reader, token: string): Pattern {
  if (token.startsWith('(')) {
    const item = parseChoice(reader);
    // The closing parenthesis.
    reader.at++;
    return /^\(\?<?[=!]/.test(token) ? { kind: 'condition' } : item;
  }
  const isCondition = /^(?:[$^]|\\[Bb1-9]|\\k<.*)$/s.test(token);
  return isCondition ? { kind: 'condition' } : toCharacterSet(token, reader.flags);
}

/** How often a quantifier repeats what precedes it. A lazy one matches the same texts. */
function findCount(token: string): Pick<Repeat, 'min' | 'max'> | undefined {
  const [sign = ''] = token;
  const limits = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] } as const;
  if (sign === '*' || sign === '+' || sign === '?') {
    const [min, max] = limits[sign];
    return { min, max };
  }
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? [];
  if (min === undefined) return undefined;
  const most = comma === '' ? min : max;
  return { min: Number(min), max: most === '' ? Infinity : Number(most) };
}

import { parseCharacterSet } from './parse-character-set';
import { parseEscape } from './parse-escape';
import { lineEnds } from './character-classes';
import type { Pattern } from './pattern';
import { PatternCursor, UnreadablePattern } from './pattern-cursor';

/**
 * Reads a regular expression; undefined where it is none, or says what we do not read.
 *
 * That is: references back, looking behind, flags.
 */
export function parsePattern(source: string): Pattern | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  const cursor = new PatternCursor(source);
  try {
    const pattern = parseChoice(cursor, 0);
    return cursor.peek() === '' ? pattern : undefined;
  } catch (error) {
    if (error instanceof UnreadablePattern) return undefined;
    throw error;
  }
}

const MAX_LENGTH = 2000;
const MAX_DEPTH = 50;

function parseChoice(cursor: PatternCursor, depth: number): Pattern {
  if (depth > MAX_DEPTH) throw new UnreadablePattern();
  const first = parseSequence(cursor, depth);
  const options = [first];
  while (cursor.take('|')) options.push(parseSequence(cursor, depth));
  return options.length === 1 ? first : { kind: 'choice', options };
}

function parseSequence(cursor: PatternCursor, depth: number): Pattern {
  const items: Pattern[] = [];
  while (!['', '|', ')'].includes(cursor.peek())) items.push(parseRepeated(cursor, depth));
  const [first] = items;
  return first !== undefined && items.length === 1 ? first : { kind: 'sequence', items };
}

function parseRepeated(cursor: PatternCursor, depth: number): Pattern {
  const item = parseItem(cursor, depth);
  const count = parseCount(cursor);
  if (count === undefined) return item;
  const [min, max] = count;
  if (min > max || item.kind === 'edge' || item.kind === 'ahead') throw new UnreadablePattern();
  // A lazy one matches the same texts.
  cursor.take('?');
  return { kind: 'repeat', item, min, max };
}

function parseCount(cursor: PatternCursor): readonly [min: number, max: number] | undefined {
  if (cursor.take('*')) return [0, Infinity];
  if (cursor.take('+')) return [1, Infinity];
  if (cursor.take('?')) return [0, 1];
  const match = cursor.takeMatch(/^\{(\d+)(,?)(\d*)\}/);
  if (match === undefined) return undefined;
  const [, min, comma, max] = match;
  if (comma === '') return [Number(min), Number(min)];
  return [Number(min), max === '' ? Infinity : Number(max)];
}

function parseItem(cursor: PatternCursor, depth: number): Pattern {
  const character = cursor.next();
  switch (character) {
    case '^':
      return { kind: 'edge', at: 'start' };
    case '$':
      return { kind: 'edge', at: 'end' };
    case '.':
      return { kind: 'set', ranges: lineEnds, properties: [], isNegated: true };
    case '[':
      return parseCharacterSet(cursor);
    case '(':
      return parseGroup(cursor, depth);
    case '\\':
      return parseEscaped(cursor);
    case '*':
    case '+':
    case '?':
      throw new UnreadablePattern();
    default:
      return toSet(character.codePointAt(0) ?? 0);
  }
}

function parseEscaped(cursor: PatternCursor): Pattern {
  if (cursor.take('b')) return { kind: 'edge', at: 'word' };
  if (cursor.take('B')) return { kind: 'edge', at: 'no-word' };
  const escaped = parseEscape(cursor);
  return typeof escaped === 'number' ? toSet(escaped) : escaped;
}

function toSet(code: number): Pattern {
  return { kind: 'set', ranges: [[code, code]], properties: [], isNegated: false };
}

function parseGroup(cursor: PatternCursor, depth: number): Pattern {
  const kind = cursor.takeMatch(/^\?(?:[:=!]|<[A-Za-z_$][\w$]*>)/)?.[0];
  if (kind === undefined && cursor.peek() === '?') throw new UnreadablePattern();
  const item = parseChoice(cursor, depth + 1);
  if (!cursor.take(')')) throw new UnreadablePattern();
  const isAhead = kind === '?=' || kind === '?!';
  return isAhead ? { kind: 'ahead', item, isNegative: kind === '?!' } : item;
}

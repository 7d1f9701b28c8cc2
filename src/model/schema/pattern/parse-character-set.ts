import { parseEscape } from './parse-escape';
import type { CharacterRange, CharacterSet } from './pattern';
import type { PatternCursor } from './pattern-cursor';
import { UnreadablePattern } from './pattern-cursor';

/** The characters between brackets; the opening one is passed already. */
export function parseCharacterSet(cursor: PatternCursor): CharacterSet {
  const isNegated = cursor.take('^');
  const ranges: CharacterRange[] = [];
  const properties: string[] = [];
  while (!cursor.take(']')) {
    const from = parseMember(cursor);
    if (typeof from !== 'number') {
      if (from.isNegated) throw new UnreadablePattern();
      ranges.push(...from.ranges);
      properties.push(...from.properties);
      continue;
    }
    ranges.push([from, parseRangeEnd(cursor) ?? from]);
  }
  if (ranges.some(([from, to]) => from > to)) throw new UnreadablePattern();
  return { kind: 'set', ranges, properties, isNegated };
}

function parseMember(cursor: PatternCursor): number | CharacterSet {
  if (cursor.takeMatch(/^\\b/) !== undefined) return 8;
  return cursor.take('\\') ? parseEscape(cursor) : (cursor.next().codePointAt(0) ?? 0);
}

/** The end of a range; a hyphen before a class or the bracket stands for itself. */
function parseRangeEnd(cursor: PatternCursor): number | undefined {
  if (cursor.takeMatch(/^-(?!\]|\\[dwsDWSpP])/) === undefined) return undefined;
  const to = parseMember(cursor);
  return typeof to === 'number' ? to : undefined;
}

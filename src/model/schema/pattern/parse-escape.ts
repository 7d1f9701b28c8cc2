import { findClassRanges, findControlCode } from './character-classes';
import type { CharacterSet } from './pattern';
import type { PatternCursor } from './pattern-cursor';
import { UnreadablePattern } from './pattern-cursor';

/** What stands after a backslash: the character that it means, or the set of them. */
export function parseEscape(cursor: PatternCursor): number | CharacterSet {
  const property = cursor.takeMatch(/^([pP])\{([A-Za-z_]+(?:=[A-Za-z_]+)?)\}/);
  if (property !== undefined) return toPropertySet(property[2] ?? '', property[1] === 'P');
  const hex = cursor.takeMatch(/^(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]{1,6})\})/);
  if (hex !== undefined) return Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '', 16);
  const control = cursor.takeMatch(/^c([A-Za-z])/);
  if (control !== undefined) return (control[1]?.codePointAt(0) ?? 0) % 32;
  if (cursor.takeMatch(/^0(?!\d)/) !== undefined) return 0;
  return toEscaped(cursor.next());
}

function toEscaped(letter: string): number | CharacterSet {
  const ranges = findClassRanges(letter);
  if (ranges !== undefined) return { kind: 'set', ranges, properties: [], isNegated: false };
  const control = findControlCode(letter);
  if (control !== undefined) return control;
  if (/^[\dA-Za-z]$/.test(letter)) throw new UnreadablePattern();
  return letter.codePointAt(0) ?? 0;
}

function toPropertySet(property: string, isNegated: boolean): CharacterSet {
  if (!isProperty(property)) throw new UnreadablePattern();
  return { kind: 'set', ranges: [], properties: [property], isNegated };
}

function isProperty(property: string): boolean {
  try {
    return new RegExp(`\\p{${property}}`, 'u').source !== '';
  } catch {
    return false;
  }
}

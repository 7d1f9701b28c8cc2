import { toItemsAnchor, toRowAnchor, toVariantAnchor } from '../../../src/model/api/anchors';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import { takeFirst } from '../../api/examples/example-walk';
import { listPatternTexts } from '../../api/examples/pattern-texts';
import type { SchemaKeywords } from '../../api/document/schema-object';
import { OTHER } from './difference';
import type { Around } from './object-differences';
import type { Refs } from './schema-pair';

/** A body, a parameter or a header in both versions. */
export interface Whole {
  readonly of: 'body' | 'parameter' | 'header';
  readonly direction: Direction;
  /** In words: `The body`. */
  readonly name: string;
  /** What the ways to places in it start with: the name of the parameter. */
  readonly start: string;
  readonly refs: Refs;
}

/** A place in it. */
export interface Place {
  readonly whole: Whole;
  /** The way to it: `members[].role`. */
  readonly path: string;
  /** The anchor on the page of the operation: `body.members[].role`. */
  readonly anchor: string;
  /** Writes what a value at this place is to satisfy as what the whole is to satisfy. */
  readonly wrap: (shown: SchemaKeywords) => SchemaKeywords;
  /** Of a variant. */
  readonly around?: Around;
}

/** The name of a place in a sentence. */
export function toPlaceName({ path, whole: { name, start } }: Place): string {
  const way = start === '' || /^[[(]/.test(path) ? start + path : `${start}.${path}`;
  return path === '' ? name : `\`${way}\``;
}

/** What the rules of a place are about: `request-property`. */
export function toSubject({ path, whole: { of, direction } }: Place): string {
  const whole = of === 'parameter' ? 'request-parameter' : `${direction}-${of}`;
  if (path === '') return whole;
  return of === 'body' ? `${direction}-property` : `${whole}-property`;
}

export function enterProperty(place: Place, name: string): Place {
  const anchor = toRowAnchor(place.anchor, { role: 'property', name });
  return enter(place, anchor, toPath(place, name), (shown) => toMember(name, shown));
}

/** Enters the properties without names of their own, all or those that match a pattern. */
export function enterOthers(place: Place, pattern?: string): Place {
  const isAll = pattern === undefined;
  const anchor = toRowAnchor(
    place.anchor,
    isAll ? { role: 'other' } : { role: 'pattern', name: pattern },
  );
  const [name = OTHER] = isAll ? [] : takeFirst(listPatternTexts(pattern), 1);
  return enter(place, anchor, toPath(place, isAll ? '*' : `{${pattern}}`), (shown) =>
    toMember(name, shown),
  );
}

/** Enters the items of a list, or only the one of an index. */
export function enterItem(place: Place, index?: number): Place {
  if (index === undefined)
    return enter(place, toItemsAnchor(place.anchor), `${place.path}[]`, (shown) => ({
      type: 'array',
      contains: shown,
    }));
  const anchor = toRowAnchor(place.anchor, { role: 'item', name: `${index}` });
  const before = Array.from({ length: index }, () => true);
  return enter(place, anchor, `${place.path}[${index}]`, (shown) => ({
    type: 'array',
    minItems: index + 1,
    prefixItems: [...before, shown],
  }));
}

/** Enters a variant, whose id is that of the narrow version. */
export function enterVariant(place: Place, key: string, $ref: SchemaId, around: Around): Place {
  const anchor = toVariantAnchor(place.anchor, key);
  const entered = enter(place, anchor, `${place.path}(${key})`, (shown) => ({
    allOf: [{ $ref }, shown],
  }));
  return { ...entered, around };
}

function enter(
  { whole, wrap }: Place,
  anchor: string,
  path: string,
  toOuter: Place['wrap'],
): Place {
  return { whole, anchor, path, wrap: (shown) => wrap(toOuter(shown)) };
}

function toPath({ path }: Place, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function toMember(name: string, shown: SchemaKeywords): SchemaKeywords {
  return { type: 'object', required: [name], properties: Object.fromEntries([[name, shown]]) };
}

import { toItemsAnchor, toRowAnchor, toVariantAnchor } from '../../../src/model/api/anchors';
import type { Direction, SchemaId, SchemaRef, Variant } from '../../../src/model/schema/schema';
import { takeFirst } from '../../api/examples/example-walk';
import { listPatternTexts } from '../../api/examples/pattern-texts';
import type { SchemaKeywords } from '../../api/document/schema-object';
import { toVariantName } from '../../api/schema/schema-view';
import { toCodeWord } from '../../text/code-words';
import type { Around } from './property-differences';
import type { Refs, SchemaPair } from './schema-pair';

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
  return path === '' ? name : toCodeWord(way);
}

/** The part of an API that the rules of a place are about: `request-property`. */
export function toSubject({ path, whole: { of, direction } }: Place): string {
  const whole = of === 'body' ? (`${direction}-body` as const) : toFieldSubject({ direction });
  if (path === '') return whole;
  return of === 'body' ? `${direction}-property` : `${whole}-property`;
}

/** The same of a parameter or a header: readers send parameters and receive headers, or the other way round. */
export function toFieldSubject({ direction }: Pick<Whole, 'direction'>) {
  return direction === 'request' ? 'request-parameter' : 'response-header';
}

/** A place inside, and its schemas. */
export type Member = readonly [place: Place, refs: Refs];

/** The places inside a value of which both versions say something. */
export function listMembers(pair: SchemaPair, place: Place): readonly Member[] {
  return [...listProperties(pair, place), ...listItems(pair, place)];
}

/** A property that one version does not have by its name is one of its other properties. */
function listProperties({ old, new: now }: SchemaPair, place: Place): readonly Member[] {
  const [before, after] = [old, now].map(
    ({ properties }) => new Map(properties.map(({ name, schema }) => [name, schema])),
  );
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const patterns = new Map(now.patternProperties.map((one) => [one.pattern, one.schema]));
  const [rest, others] = [old.additional, now.additional].map(toRef);
  return [
    ...[...names].flatMap((name) =>
      toMember(enterProperty(place, name), before?.get(name) ?? rest, after?.get(name) ?? others),
    ),
    ...toMember(enterOthers(place), rest, others),
    ...old.patternProperties.flatMap(({ pattern, schema }) =>
      toMember(enterOthers(place, pattern), schema, patterns.get(pattern)),
    ),
  ];
}

function toRef(rest: boolean | SchemaRef | undefined): SchemaRef | undefined {
  return typeof rest === 'boolean' ? undefined : rest;
}

function listItems({ old, new: now }: SchemaPair, place: Place): readonly Member[] {
  const length = Math.max(old.prefixItems.length, now.prefixItems.length);
  const first = Array.from({ length }, (_, index) => {
    const [one, other] = [old, now].map((side) => side.prefixItems[index] ?? side.items ?? []);
    return toMember(enterItem(place, index), one, other);
  });
  const isList = (old.items ?? now.items) !== undefined;
  const rest = isList ? toMember(enterItem(place), old.items ?? [], now.items ?? []) : [];
  return [...first.flat(), ...rest];
}

function toMember(place: Place, old?: SchemaRef, now?: SchemaRef): readonly Member[] {
  return old === undefined || now === undefined ? [] : [[place, { old, new: now }]];
}

export function enterProperty(place: Place, name: string): Place {
  const anchor = toRowAnchor(place.anchor, { role: 'property', name });
  return enter(place, anchor, toPath(place, name), (shown) => toObject(name, shown));
}

/** Enters the properties without names of their own, all or those that match a pattern. */
function enterOthers(place: Place, pattern?: string): Place {
  const role = pattern === undefined ? 'other' : 'pattern';
  const anchor = toRowAnchor(place.anchor, { role, name: pattern ?? '' });
  const [name = OTHER] = pattern === undefined ? [] : takeFirst(listPatternTexts(pattern), 1);
  const path = toPath(place, pattern === undefined ? '*' : `{${pattern}}`);
  return enter(place, anchor, path, (shown) => toObject(name, shown));
}

/** The name of a property that no schema describes. */
export const OTHER = 'anotherProperty';

/** Enters the items of a list, or only the one of an index. */
function enterItem(place: Place, index?: number): Place {
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

/** Enters a variant of the new version; the id is that of the narrow one. */
export function enterVariant(
  place: Place,
  variant: Variant,
  $ref: SchemaId,
  around: Around,
): Place {
  const anchor = toVariantAnchor(place.anchor, toVariantName(variant));
  const path = `${place.path}(${variant.label})`;
  return { ...enter(place, anchor, path, (shown) => ({ allOf: [{ $ref }, shown] })), around };
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

function toObject(name: string, shown: SchemaKeywords): SchemaKeywords {
  return { type: 'object', required: [name], properties: Object.fromEntries([[name, shown]]) };
}

import { compareDigits, toJsonNumber } from '../../../src/model/exact-number';
import { parseJsonText } from '../../../src/model/json-text';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findIntegerRange, findTextFormat } from '../../../src/model/schema/formats';
import { listParts } from '../../../src/model/schema/parts';
import { toIds } from '../../../src/model/schema/schema';
import type { TypeName } from '../../../src/model/schema/schema';
import type { SchemaKeywords } from '../../api/document/schema-object';
import { toCodeWord } from '../../text/code-words';
import type { RuleId } from '../changes/rules';
import type { Difference } from './difference';
import { listKeywordDifferences } from './keyword-differences';
import type { SchemaPair } from './schema-pair';
import { accepts, hasType, isOfOtherType, listConstants, toSides } from './schema-pair';

/** The differences of what a value may be. */
export function listValueDifferences(pair: SchemaPair): readonly Difference[] {
  const types = listTypeDifferences(pair);
  const found = isOfOtherType(pair)
    ? types
    : [...types, ...listConstantDifferences(pair), ...listKeywordDifferences(pair)];
  // Of a few values, each tells.
  const isKept = listConstants(pair.narrow)?.every(
    (value) => value === null || !accepts(pair, 'narrow', value) || accepts(pair, 'wide', value),
  );
  return isKept === true ? found.map((one) => ({ ...one, narrows: false })) : found;
}

function listTypeDifferences(pair: SchemaPair): readonly Difference[] {
  const { direction, old, new: now, narrow, wide } = pair;
  const formats = { old: listFormats(pair, 'old'), new: listFormats(pair, 'new') };
  const [from, to] = [toTypeText(old, formats.old), toTypeText(now, formats.new)];
  if (from === to) return [];
  const types = narrow.types.length > 0 ? narrow.types : anyType;
  const lost = types.filter((type) => type !== 'null' && !hasType(wide, type));
  const { narrow: given, wide: asked } = toSides(direction, formats);
  const narrowed = asked
    .filter((format) => !given.includes(format))
    .flatMap((format) => toOther(format, narrow));
  const shown = [...lost.map((type) => ({ type })), ...(lost.length > 0 ? [] : narrowed)];
  const harmless = direction === 'request' ? '*-type-generalized' : '*-type-specialized';
  const rule = shown.length > 0 ? '*-type-changed' : harmless;
  const at = [old.types.join() === now.types.join() ? 'format' : 'type'];
  return [{ rule, from, to, narrows: shown.length > 0, shown, at }];
}

const anyType: readonly TypeName[] = ['string', 'number', 'boolean', 'object', 'array'];

function listFormats({ versions, refs }: SchemaPair, side: 'old' | 'new'): readonly string[] {
  return listParts(versions.graph, toIds(refs[side])).flatMap(({ format = [] }) => format);
}

/** Values that may not be of a format: none if nobody checks it, or if all numbers are in its range. */
function toOther(format: string, { types, limits }: EffectiveSchema): readonly SchemaKeywords[] {
  const [min, max] = findIntegerRange(format) ?? [];
  if (min === undefined || max === undefined)
    return findTextFormat(format) === undefined ? [] : [{ const: 'any text' }, { type: 'string' }];
  const { minimum = limits.exclusiveMinimum, maximum = limits.exclusiveMaximum } = limits;
  const isBelow = maximum !== undefined && compareDigits(maximum, max) <= 0;
  const isAbove = minimum !== undefined && compareDigits(minimum, min) >= 0;
  const isWhole = types.length > 0 && !types.includes('number');
  return [
    ...(isBelow ? [] : [{ exclusiveMinimum: toJsonNumber(max) }]),
    ...(isAbove ? [] : [{ exclusiveMaximum: toJsonNumber(min) }]),
    ...(isWhole ? [] : [{ type: 'number', not: { type: 'integer' } } as const]),
  ];
}

function toTypeText({ types, never }: EffectiveSchema, formats: readonly string[]): string {
  const text = never === true ? 'nothing' : types.toSorted().join(' or ') || 'anything';
  return toCodeWord([text, ...new Set(formats)].join(', '));
}

/** Null is a value of its own. Where anything is valid, the type tells. */
export function listNullDifferences(pair: SchemaPair): readonly Difference[] {
  const { new: now, narrow } = pair;
  const [given, asked] = [accepts(pair, 'narrow', null), accepts(pair, 'wide', null)];
  if (given === asked || [pair.old, now].some(isAnything)) return [];
  const isNull = narrow === now ? given : asked;
  const rule = isNull ? '*-became-nullable' : '*-became-not-nullable';
  return [{ rule, narrows: given, shown: [{ const: null }], at: ['type'] }];
}

function isAnything({ types, values, constant, unions }: EffectiveSchema): boolean {
  return types.length + values.length + unions.length === 0 && constant === undefined;
}

function listConstantDifferences(pair: SchemaPair): readonly Difference[] {
  const { old, new: now, narrow, wide } = pair;
  const [before, after] = [listListed(old), listListed(now)];
  const at = ['enum'];
  const narrows = listListed(wide) !== undefined;
  if (before === undefined && after === undefined) return [];
  if (before === undefined || after === undefined) {
    const rule = before === undefined ? '*-became-enum' : '*-enum-removed';
    const values = toValues(before ?? after ?? []);
    return [{ rule, from: values, to: values, narrows, shown: [{}], at }];
  }
  const toDifferences = (rule: RuleId, side: EffectiveSchema, other: readonly string[]) => {
    const values = (listListed(side) ?? []).filter((value) => !other.includes(value));
    const shown = values.map((value) => ({ const: parseJsonText(value) }));
    const text = toValues(values);
    return values.length === 0
      ? []
      : [{ rule, from: text, to: text, narrows: side === narrow, shown, at }];
  };
  return [
    ...toDifferences('*-enum-value-removed', old, after),
    ...toDifferences('*-enum-value-added', now, before),
  ];
}

function listListed({ constant, values }: EffectiveSchema): readonly string[] | undefined {
  if (constant !== undefined) return [constant];
  return values.length === 0 ? undefined : values.map(({ value }) => value);
}

/** Values as code, texts without their quotes; of many only the first. */
function toValues(values: readonly string[]): string {
  const shown = values.slice(0, MANY).map((value) => toCodeWord(toPlain(value)));
  const rest = values.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const MANY = 5;

function toPlain(json: string): string {
  const value = parseJsonText(json);
  return typeof value === 'string' && value !== '' ? value : json;
}

/** The default, and what is said for readers: neither limits a value. */
export function listNotes({ direction, old, new: now }: SchemaPair): readonly Difference[] {
  const [from, to] = [old, now].map(({ default: value }) => value);
  const end = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
  const [text, other] = [old, now].map(({ title, description }) =>
    JSON.stringify([title, description]),
  );
  return [
    ...toNote(from !== to, {
      rule: `*-default-value-${end}`,
      from: from === undefined ? 'nothing' : toValues([from]),
      to: to === undefined ? 'nothing' : toValues([to]),
      least: direction === 'request' ? 'look' : undefined,
      at: ['default'],
    }),
    ...toNote(old.deprecated !== now.deprecated, {
      rule: now.deprecated ? '*-deprecated' : '*-reactivated',
      at: ['deprecated'],
    }),
    ...toNote(text !== other, { rule: '*-description-changed', at: ['description'] }),
  ];
}

function toNote(isFound: boolean, note: Omit<Difference, 'narrows'>): readonly Difference[] {
  return isFound ? [{ ...note, narrows: false }] : [];
}

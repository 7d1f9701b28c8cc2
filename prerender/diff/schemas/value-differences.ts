import { toJsonNumber } from '../../../src/model/exact-number';
import { parseJsonText } from '../../../src/model/json-text';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findIntegerRange, findTextFormat } from '../../../src/model/schema/formats';
import { listParts } from '../../../src/model/schema/parts';
import { toIds } from '../../../src/model/schema/schema';
import type { TypeName } from '../../../src/model/schema/schema';
import type { SchemaKeywords } from '../../api/document/schema-object';
import type { Difference } from './difference';
import { toCodes } from './difference';
import { listKeywordDifferences } from './keyword-differences';
import type { SchemaPair } from './schema-pair';
import { accepts, listConstants, toSides } from './schema-pair';

/** True if no value is of both types: everything inside differs, too. */
export function isOfOtherType({ old, new: now }: SchemaPair): boolean {
  const isCommon = (type: TypeName) =>
    hasType(now, type) || (type === 'number' && hasType(now, 'integer'));
  return old.types.length > 0 && now.types.length > 0 && !old.types.some(isCommon);
}

function hasType({ types, never }: EffectiveSchema, type: TypeName): boolean {
  if (never === true) return false;
  return (
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  );
}

/** The differences of what a value may be. */
export function listValueDifferences(pair: SchemaPair): readonly Difference[] {
  const types = listTypeDifferences(pair);
  const found = isOfOtherType(pair)
    ? types
    : [...types, ...listConstantDifferences(pair), ...listKeywordDifferences(pair)];
  // Of a few values, each tells.
  const isKept = listKnown(pair)?.every((value) => accepts(pair, 'wide', value));
  return isKept === true ? found.map((one) => ({ ...one, narrows: false })) : found;
}

/** The valid values of the narrow version without null, if it lists them. */
function listKnown(pair: SchemaPair): readonly unknown[] | undefined {
  return listConstants(pair.narrow)?.filter(
    (value) => value !== null && accepts(pair, 'narrow', value),
  );
}

function listTypeDifferences(pair: SchemaPair): readonly Difference[] {
  const { versions, old, new: now, narrow, wide } = pair;
  const formats = { old: listFormats(pair, 'old'), new: listFormats(pair, 'new') };
  const [from, to] = [toTypeText(old, formats.old), toTypeText(now, formats.new)];
  if (from === to) return [];
  const types = narrow.types.length > 0 ? narrow.types : anyType;
  const lost = types.filter((type) => type !== 'null' && !hasType(wide, type));
  const { narrow: given, wide: asked } = toSides(versions, formats);
  const narrowed = asked
    .filter((format) => !given.includes(format))
    .flatMap((format) => toOther(format));
  const shown = [...lost.map((type) => ({ type })), ...(lost.length > 0 ? [] : narrowed)];
  const harmless = versions.direction === 'request' ? '*-type-generalized' : '*-type-specialized';
  const rule = shown.length > 0 ? '*-type-changed' : harmless;
  const at = [old.types.join() === now.types.join() ? 'format' : 'type'];
  return [{ rule, from, to, narrows: shown.length > 0, shown, at }];
}

const anyType: readonly TypeName[] = ['string', 'number', 'boolean', 'object', 'array'];

function listFormats({ versions, refs }: SchemaPair, side: 'old' | 'new'): readonly string[] {
  return listParts(versions[side], toIds(refs[side])).flatMap(({ format = [] }) => format);
}

/** Values that may not be of a format; none for a format that nobody checks. */
function toOther(format: string): readonly SchemaKeywords[] {
  const [, max] = findIntegerRange(format) ?? [];
  if (max !== undefined)
    return [{ exclusiveMinimum: toJsonNumber(max) }, { type: 'number', not: { type: 'integer' } }];
  return findTextFormat(format) === undefined ? [] : [{ type: 'string' }];
}

function toTypeText({ types, never }: EffectiveSchema, formats: readonly string[]): string {
  const text = never === true ? 'nothing' : types.toSorted().join(' or ') || 'anything';
  return `\`${[text, ...new Set(formats)].join(', ')}\``;
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
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    return before === undefined
      ? [{ rule: '*-became-enum', to: toValues(after ?? []), narrows, shown: [{}], at }]
      : [{ rule: '*-enum-removed', from: toValues(before), narrows, shown: [{}], at }];
  }
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  const found = [
    { rule: '*-enum-value-removed', from: toValues(removed), values: removed, side: old },
    { rule: '*-enum-value-added', to: toValues(added), values: added, side: now },
  ] as const;
  return found.flatMap(({ values, side, ...difference }) => {
    const shown = values.map((value) => ({ const: parseJsonText(value) }));
    return values.length === 0 ? [] : [{ ...difference, narrows: side === narrow, shown, at }];
  });
}

function listListed({ constant, values }: EffectiveSchema): readonly string[] | undefined {
  if (constant !== undefined) return [constant];
  return values.length === 0 ? undefined : values.map(({ value }) => value);
}

/** Values as code, texts without their quotes. */
function toValues(values: readonly string[]): string {
  return toCodes(values.map(toPlain));
}

function toPlain(json: string): string {
  const value = parseJsonText(json);
  return typeof value === 'string' && value !== '' ? value : json;
}

/** What is said of a value, and does not limit it. */
export function listNotes({ versions, old, new: now }: SchemaPair): readonly Difference[] {
  const [from, to] = [old, now].map(({ default: value }) => value);
  const end = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
  const [text, other] = [old, now].map(({ title, description }) =>
    JSON.stringify([title, description]),
  );
  const isDeprecated = now.deprecated ? '*-deprecated' : '*-reactivated';
  const notes: readonly (readonly [isOther: boolean, Omit<Difference, 'narrows'>])[] = [
    [
      from !== to,
      {
        rule: `*-default-value-${end}`,
        from: from === undefined ? 'nothing' : toValues([from]),
        to: to === undefined ? 'nothing' : toValues([to]),
        least: versions.direction === 'request' ? 'look' : undefined,
        at: ['default'],
      },
    ],
    [old.deprecated !== now.deprecated, { rule: isDeprecated, at: ['deprecated'] }],
    [text !== other, { rule: '*-description-changed', at: ['description'] }],
  ];
  return notes.flatMap(([isOther, note]) => (isOther ? [{ ...note, narrows: false }] : []));
}

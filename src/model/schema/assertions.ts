import { compareDigits, isJsonNumber, isMultiple, isWhole, toDigits } from '../exact-number';
import type { Digits, JsonNumber } from '../exact-number';
import { isObject } from '../json-object';
import { parseJsonText } from '../json-text';
import { findIntegerRange, findTextFormat } from './formats';
import { mergeLimits } from './limits';
import type { EnumValue, JsonText, Limits, SchemaNode, TypeName } from './schema';
import type { ValidationReason } from './outcome';
import type { Matches } from './pattern';

type Assertions = Pick<
  SchemaNode,
  'never' | 'types' | 'nullable' | 'constant' | 'values' | 'format' | 'limits'
>;

/** Checks a schema's assertions on the value itself: type, `enum`, format and limits. Returns the first that fails. */
export function findWrongAssertion(
  { never, types, nullable, constant, values, format = '', limits }: Assertions,
  value: unknown,
  matches: Matches,
): ValidationReason | undefined {
  if (never === true) return { kind: 'other', keyword: 'false' };
  if (value === null && nullable) return undefined;
  const orNull = nullable ? { nullable } : {};
  if (types.length > 0 && !types.some((type) => hasType(type, value))) {
    return { kind: 'type', types, ...orNull };
  }
  for (const choices of [constant === undefined ? [] : [constant], values.map(toJson)]) {
    const isChoice = choices.some((text) => isSameJson(parseJsonText(text), value));
    if (choices.length > 0 && !isChoice) return { kind: 'choice', values: choices, ...orNull };
  }
  return findWrongFormat(format, value, limits) ?? findWrongLimit(limits, value, matches);
}

function toJson({ value }: EnumValue): JsonText {
  return value;
}

/** True for a value of a type. */
export function hasType(type: TypeName, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return isJsonNumber(value) && isWholeNumber(value);
    case 'number':
      return isJsonNumber(value);
    default:
      return typeof value === type;
  }
}

function isWholeNumber(value: JsonNumber): boolean {
  return typeof value === 'number' ? Number.isInteger(value) : isWhole(value.digits);
}

/** A number is told the limits of its field, where they are narrower than those of its format. */
function findWrongFormat(
  format: string,
  value: unknown,
  limits: Limits,
): ValidationReason | undefined {
  if (typeof value === 'string') {
    const known = findTextFormat(format);
    if (known === undefined || known.matches(value)) return undefined;
    return { kind: 'format', format, example: known.write(0) };
  }
  const range = isJsonNumber(value) ? findIntegerRange(format) : undefined;
  if (range === undefined || !isJsonNumber(value)) return undefined;
  const [min, max] = range;
  const compare = (limit: Digits) => compareDigits(toDigits(value), limit);
  const isHeld = isWholeNumber(value) && compare(min) >= 0 && compare(max) <= 0;
  if (isHeld) return undefined;
  const { minimum = min, maximum = max } = mergeLimits([{ minimum: min, maximum: max }, limits]);
  return { kind: 'integers', format, min: minimum, max: maximum };
}

/** The first limit that a value is not within. */
function findWrongLimit(
  limits: Limits,
  value: unknown,
  matches: Matches,
): ValidationReason | undefined {
  for (const [keyword, given] of Object.entries(limits) as Entries<Limits>) {
    // A keyword's limit is what its check takes, which the types do not say.
    const isHeld = (limit: never) => checks[keyword](value, limit, matches);
    const wrong = [given].flat().find((limit) => !isHeld(limit as never));
    if (wrong !== undefined) return { kind: 'limit', keyword, limit: wrong, limits };
  }
  return undefined;
}

type Entries<T> = readonly (readonly [keyof T, NonNullable<T[keyof T]>])[];

type Checks = {
  readonly [Keyword in keyof Limits]-?: (
    value: unknown,
    limit: Limits[Keyword] extends readonly (infer One)[] | undefined
      ? One
      : NonNullable<Limits[Keyword]>,
    matches: Matches,
  ) => boolean;
};

/** Values of types that a keyword does not apply to are always within its limit. */
const checks: Checks = {
  minLength: (value, min) => typeof value !== 'string' || countCharacters(value) >= min,
  maxLength: (value, max) => typeof value !== 'string' || countCharacters(value) <= max,
  minimum: (value, min) => !isJsonNumber(value) || compareDigits(toDigits(value), min) >= 0,
  maximum: (value, max) => !isJsonNumber(value) || compareDigits(toDigits(value), max) <= 0,
  exclusiveMinimum: (value, min) => !isJsonNumber(value) || compareDigits(toDigits(value), min) > 0,
  exclusiveMaximum: (value, max) => !isJsonNumber(value) || compareDigits(toDigits(value), max) < 0,
  multipleOf: (value, step) => !isJsonNumber(value) || isMultiple(toDigits(value), step),
  pattern: (value, pattern, matches) => typeof value !== 'string' || matches(pattern, value),
  minItems: (value, min) => !Array.isArray(value) || value.length >= min,
  maxItems: (value, max) => !Array.isArray(value) || value.length <= max,
  uniqueItems: (value) => !Array.isArray(value) || !hasDuplicates(value),
  minProperties: (value, min) => !isObject(value) || Object.keys(value).length >= min,
  maxProperties: (value, max) => !isObject(value) || Object.keys(value).length <= max,
};

function countCharacters(text: string): number {
  return Array.from(text).length;
}

function hasDuplicates(items: readonly unknown[]): boolean {
  return items.some((item, index) =>
    items.slice(index + 1).some((other) => isSameJson(item, other)),
  );
}

/** Compares JSON values: `1.0` is `1`, and the order of keys says nothing. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isJsonNumber(one) && isJsonNumber(other)) {
    return compareDigits(toDigits(one), toDigits(other)) === 0;
  }
  if (isJsonNumber(one) || isJsonNumber(other)) return false;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) && isSameJson(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

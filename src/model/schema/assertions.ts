import { compareDigits, isJsonNumber, isMultiple, isWhole, toDigits } from '../exact-number';
import type { Digits, JsonNumber } from '../exact-number';
import { isObject } from '../json-object';
import { parseJsonText } from '../json-text';
import { findIntegerRange, findTextFormat } from './formats';
import type { Bound, EnumValue, JsonText, SchemaNode, TypeName } from './schema';
import { assertNever } from '../assert-never';
import type { ValidationReason, WrongLimit } from './outcome';
import type { Matches } from './pattern';

type Assertions = Pick<
  SchemaNode,
  'never' | 'types' | 'nullable' | 'constant' | 'values' | 'format' | 'bounds'
>;

/** Checks a schema's assertions on the value itself: type, `enum`, format and limits. Returns the first that fails. */
export function findWrongAssertion(
  { never, types, nullable, constant, values, format = '', bounds }: Assertions,
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
  const wrong = findWrongFormat(format, value);
  if (wrong !== undefined) return wrong;
  for (const bound of bounds) {
    const limit = findWrongLimit(bound, value, matches);
    if (limit !== undefined) return { kind: 'bound', bound, ...limit };
  }
  return undefined;
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

function findWrongFormat(format: string, value: unknown): ValidationReason | undefined {
  if (typeof value === 'string') {
    const known = findTextFormat(format);
    if (known === undefined || known.matches(value)) return undefined;
    return { kind: 'format', format, example: known.write(0) };
  }
  const range = isJsonNumber(value) ? findIntegerRange(format) : undefined;
  if (range === undefined || !isJsonNumber(value)) return undefined;
  const [min, max] = range;
  const isHeld = isWholeNumber(value) && findWrongRange({ min, max }, value) === undefined;
  return isHeld ? undefined : { kind: 'integers', format, min, max };
}

/** Values of types that the limit does not apply to are always within it. */
function findWrongLimit(bound: Bound, value: unknown, matches: Matches): WrongLimit | undefined {
  switch (bound.kind) {
    case 'length':
      return typeof value === 'string'
        ? findWrongCount(bound, Array.from(value).length, 'Length')
        : undefined;
    case 'items':
      return Array.isArray(value) ? findWrongCount(bound, value.length, 'Items') : undefined;
    case 'properties':
      return isObject(value)
        ? findWrongCount(bound, Object.keys(value).length, 'Properties')
        : undefined;
    case 'range':
      return isJsonNumber(value) ? findWrongRange(bound, value) : undefined;
    case 'multiple':
      return !isJsonNumber(value) || isMultiple(toDigits(value), bound.of)
        ? undefined
        : { keyword: 'multipleOf', limit: bound.of };
    case 'pattern':
      return typeof value !== 'string' || matches(bound.pattern, value)
        ? undefined
        : { keyword: 'pattern', limit: bound.pattern };
    case 'unique':
      return Array.isArray(value) && hasDuplicates(value)
        ? { keyword: 'uniqueItems', limit: true }
        : undefined;
    default:
      return assertNever(bound);
  }
}

function findWrongCount(
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
  count: number,
  noun: string,
): WrongLimit | undefined {
  if (count < min) return { keyword: `min${noun}`, limit: min };
  return count > max ? { keyword: `max${noun}`, limit: max } : undefined;
}

function findWrongRange(
  { min, max, exclusiveMin, exclusiveMax }: Omit<Extract<Bound, { kind: 'range' }>, 'kind'>,
  value: JsonNumber,
): WrongLimit | undefined {
  const digits = toDigits(value);
  const isOver = (limit: Digits) => compareDigits(digits, limit) > 0;
  const isUnder = (limit: Digits) => compareDigits(digits, limit) < 0;
  if (min !== undefined && isUnder(min)) return { keyword: 'minimum', limit: min };
  if (max !== undefined && isOver(max)) return { keyword: 'maximum', limit: max };
  if (exclusiveMin !== undefined && !isOver(exclusiveMin))
    return { keyword: 'exclusiveMinimum', limit: exclusiveMin };
  return exclusiveMax === undefined || isUnder(exclusiveMax)
    ? undefined
    : { keyword: 'exclusiveMaximum', limit: exclusiveMax };
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

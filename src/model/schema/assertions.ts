import { compareDigits, isJsonNumber, isMultiple, isWhole, toDigits } from '../exact-number';
import type { Digits, JsonNumber } from '../exact-number';
import { isObject } from '../json-object';
import { parseJsonText } from '../json-text';
import { findIntegerRange, findTextFormat } from './formats';
import type { Bound, JsonText, SchemaNode, TypeName } from './schema';
import { assertNever } from '../assert-never';
import type { ValidationReason } from './outcome';
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
  if (never === true) return { kind: 'other' };
  if (value === null && nullable) return undefined;
  if (types.length > 0 && !types.some((type) => hasType(type, value))) {
    return { kind: 'type', types };
  }
  const isValue = (text: JsonText) => isSameJson(parseJsonText(text), value);
  if (constant !== undefined && !isValue(constant)) return { kind: 'choice', values: [constant] };
  if (values.length > 0 && !values.some((one) => isValue(one.value))) {
    return { kind: 'choice', values: values.map((one) => one.value) };
  }
  const wrong = findWrongFormat(format, value);
  if (wrong !== undefined) return wrong;
  const bound = bounds.find((one) => !holdsBound(one, value, matches));
  return bound && { kind: 'bound', bound };
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
  const isHeld = isWholeNumber(value) && holdsRange({ min, max }, value);
  return isHeld ? undefined : { kind: 'integers', min, max };
}

/** Values of types that the limit does not apply to are always within it. */
function holdsBound(bound: Bound, value: unknown, matches: Matches): boolean {
  switch (bound.kind) {
    case 'length':
      return typeof value !== 'string' || isBetween(Array.from(value).length, bound);
    case 'items':
      return !Array.isArray(value) || isBetween(value.length, bound);
    case 'properties':
      return !isObject(value) || isBetween(Object.keys(value).length, bound);
    case 'range':
      return !isJsonNumber(value) || holdsRange(bound, value);
    case 'multiple':
      return !isJsonNumber(value) || isMultiple(toDigits(value), bound.of);
    case 'pattern':
      return typeof value !== 'string' || matches(bound.pattern, value);
    case 'unique':
      return !Array.isArray(value) || !hasDuplicates(value);
    default:
      return assertNever(bound);
  }
}

function isBetween(
  count: number,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): boolean {
  return min <= count && count <= max;
}

function holdsRange(
  { min, max, exclusiveMin, exclusiveMax }: Omit<Extract<Bound, { kind: 'range' }>, 'kind'>,
  value: JsonNumber,
): boolean {
  const digits = toDigits(value);
  const compare = (limit: Digits) => compareDigits(digits, limit);
  return (
    (min === undefined || compare(min) >= 0) &&
    (max === undefined || compare(max) <= 0) &&
    (exclusiveMin === undefined || compare(exclusiveMin) > 0) &&
    (exclusiveMax === undefined || compare(exclusiveMax) < 0)
  );
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

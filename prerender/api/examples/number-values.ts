import type { Digits, JsonNumber } from '../../../src/model/exact-number';
import { toJsonNumber } from '../../../src/model/exact-number';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { NamedPlace } from './guess';
import { listGuessedNumbers } from './guess';
import { findIntegerRange } from '../../../src/model/schema/formats';
import type { Bound } from '../../../src/model/schema/schema';

/** Candidate numbers within a schema's limits, as close to zero as possible. The caller validates them. */
export function* listNumberValues(
  schema: EffectiveSchema,
  type: 'integer' | 'number',
  place: NamedPlace,
): Iterable<JsonNumber> {
  yield* listGuessedNumbers(place, type, schema.format);
  const { low, high } = findRange(schema);
  const step = findStep(schema, type);
  const start = toStart(low, high, step);
  yield start;
  for (let count = 1; count <= MANY_NUMBERS; count++) {
    yield tidy(start + count * step);
    if (start <= 0) yield tidy(start - count * step);
  }
  if (Number.isFinite(low) && Number.isFinite(high)) yield (low + high) / 2;
  if (Number.isFinite(low)) yield* [low, tidy(low + 0.01), Math.ceil(low)];
  if (Number.isFinite(high)) yield* [high, tidy(high - 0.01), Math.floor(high)];
  yield* listLimits(schema);
}

const MANY_NUMBERS = 64;

type Range = Omit<Extract<Bound, { kind: 'range' }>, 'kind'>;

function findRangeBound({ bounds }: EffectiveSchema): Range {
  return bounds.find((bound) => bound.kind === 'range') ?? {};
}

function findRange(schema: EffectiveSchema): { readonly low: number; readonly high: number } {
  const { min, max, exclusiveMin, exclusiveMax } = findRangeBound(schema);
  const [least, most] = findIntegerRange(schema.format) ?? [];
  return {
    low: Math.max(...[min, exclusiveMin, least].map((limit) => Number(limit ?? -Infinity))),
    high: Math.min(...[max, exclusiveMax, most].map((limit) => Number(limit ?? Infinity))),
  };
}

/** The limits themselves and the integers beside them, which may be beyond what JavaScript can count to. */
function* listLimits(schema: EffectiveSchema): Iterable<JsonNumber> {
  const { min, max, exclusiveMin, exclusiveMax } = findRangeBound(schema);
  for (const limit of [min, max, exclusiveMin, exclusiveMax].filter((one) => one !== undefined)) {
    yield toJsonNumber(limit);
    if (!isCountable(limit)) continue;
    yield* [1n, -1n].map((step) => toJsonNumber(String(BigInt(limit) + step)));
  }
}

const MANY_DIGITS = 100;

function isCountable(digits: Digits): boolean {
  return /^-?\d+$/.test(digits) && digits.length <= MANY_DIGITS;
}

/** A common multiple of all `multipleOf` values; the least one if it is easy to find. */
function findStep({ bounds }: EffectiveSchema, type: 'integer' | 'number'): number {
  const steps = bounds.flatMap((bound) => (bound.kind === 'multiple' ? [Number(bound.of)] : []));
  if (steps.length === 0) return type === 'integer' ? 1 : 0.5;
  const all = type === 'integer' ? [1, ...steps] : steps;
  return all.reduce(toCommonMultiple);
}

function toCommonMultiple(one: number, other: number): number {
  for (let factor = 1; factor <= MANY_NUMBERS; factor++) {
    const multiple = tidy(one * factor);
    if (Number.isInteger(tidy(multiple / other))) return multiple;
  }
  return one * other;
}

function toStart(low: number, high: number, step: number): number {
  if (low > 0) return tidy(Math.ceil(tidy(low / step)) * step);
  return high < 0 ? tidy(Math.floor(tidy(high / step)) * step) : 0;
}

/** Removes the rounding error of binary fractions: 0.3 instead of 0.30000000000000004. */
function tidy(number: number): number {
  return Number.isFinite(number) ? Number(number.toPrecision(15)) : number;
}

import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findIntegerRange } from '../../../src/model/schema/formats';
import type { Bound } from '../../../src/model/schema/schema';

/** Numbers within a schema's limits, as near to zero as they allow; for the caller to check. */
export function* listNumberValues(
  schema: EffectiveSchema,
  type: 'integer' | 'number',
): Iterable<number> {
  const { low, high } = findRange(schema);
  const step = findStep(schema, type);
  const start = toStart(low, high, step);
  yield start;
  for (let count = 1; count <= MANY; count++) {
    yield tidy(start + count * step);
    if (start <= 0) yield tidy(start - count * step);
  }
  if (Number.isFinite(low) && Number.isFinite(high)) yield (low + high) / 2;
  if (Number.isFinite(low)) yield* [low, tidy(low + 0.01), Math.ceil(low)];
  if (Number.isFinite(high)) yield* [high, tidy(high - 0.01), Math.floor(high)];
}

const MANY = 64;

function findRange({ bounds, format }: EffectiveSchema): {
  readonly low: number;
  readonly high: number;
} {
  const range = bounds.find(
    (bound): bound is Extract<Bound, { kind: 'range' }> => bound.kind === 'range',
  );
  const [least, most] = findIntegerRange(format) ?? [-Infinity, Infinity];
  return {
    low: Math.max(range?.min ?? -Infinity, range?.exclusiveMin ?? -Infinity, least),
    high: Math.min(range?.max ?? Infinity, range?.exclusiveMax ?? Infinity, most),
  };
}

/** What all steps divide, as far as it is easily found. */
function findStep({ bounds }: EffectiveSchema, type: 'integer' | 'number'): number {
  const steps = bounds.flatMap((bound) => (bound.kind === 'multiple' ? [bound.of] : []));
  if (steps.length === 0) return type === 'integer' ? 1 : 0.5;
  const all = type === 'integer' ? [1, ...steps] : steps;
  return all.reduce(toCommonMultiple);
}

function toCommonMultiple(one: number, other: number): number {
  for (let factor = 1; factor <= MANY; factor++) {
    const multiple = tidy(one * factor);
    if (Number.isInteger(tidy(multiple / other))) return multiple;
  }
  return one * other;
}

function toStart(low: number, high: number, step: number): number {
  if (low > 0) return tidy(Math.ceil(tidy(low / step)) * step);
  return high < 0 ? tidy(Math.floor(tidy(high / step)) * step) : 0;
}

/** Without the rest that binary fractions leave: 0.3 instead of 0.30000000000000004. */
function tidy(number: number): number {
  return Number.isFinite(number) ? Number(number.toPrecision(15)) : number;
}

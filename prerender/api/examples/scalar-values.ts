import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findIntegerRange, findTextFormat } from '../../../src/model/schema/formats';
import type { Bound } from '../../../src/model/schema/schema';
import { parsePattern } from './pattern';
import { listPatternTexts } from './pattern-texts';
import type { TextLength } from './pattern-texts';

/** Candidate numbers within a schema's limits, as close to zero as possible. The caller validates them. */
export function* listNumberValues(
  schema: EffectiveSchema,
  type: 'integer' | 'number',
): Iterable<number> {
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
}

const MANY_NUMBERS = 64;

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

/** A common multiple of all `multipleOf` values; the least one if it is easy to find. */
function findStep({ bounds }: EffectiveSchema, type: 'integer' | 'number'): number {
  const steps = bounds.flatMap((bound) => (bound.kind === 'multiple' ? [bound.of] : []));
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

/** Candidate texts by a schema's format, patterns and length. The caller validates them. */
export function* listTextValues(schema: EffectiveSchema): Iterable<string> {
  const length = findLength(schema);
  if (length.min > LONGEST) return;
  const format = findTextFormat(schema.format);
  if (format !== undefined) yield* listNumbered(format.write);
  yield* listContentTexts(schema);
  for (const bound of schema.bounds) {
    const pattern = bound.kind === 'pattern' ? parsePattern(bound.pattern) : undefined;
    if (pattern !== undefined) yield* listPatternTexts(pattern, length);
  }
  if (format === undefined) yield* listNumbered((index) => toText(index, length));
}

const LONGEST = 10_000;
const MANY_TEXTS = 32;

function* listNumbered(write: (index: number) => string): Iterable<string> {
  for (let index = 0; index < MANY_TEXTS; index++) yield write(index);
}

function findLength({ bounds }: EffectiveSchema): TextLength {
  const bound = bounds.find(({ kind }) => kind === 'length');
  return bound?.kind === 'length'
    ? { min: bound.min ?? 0, max: bound.max ?? Infinity }
    : { min: 0, max: Infinity };
}

const contents: ReadonlyMap<string, string> = new Map([
  ['application/json', '{}'],
  ['application/xml', '<a/>'],
  ['text/html', '<p>Hello</p>'],
  ['text/xml', '<a/>'],
  ['text/csv', 'id,name'],
  ['text/plain', 'Hello'],
]);

/** A few bytes for encoded content, otherwise the minimal content of the media type. */
function* listContentTexts(schema: EffectiveSchema): Iterable<string> {
  const { contentEncoding, contentMediaType } = schema;
  if (contentEncoding !== undefined) {
    const encoded = findTextFormat('byte');
    if (encoded !== undefined) yield* listNumbered(encoded.write);
    return;
  }
  const content = contents.get(contentMediaType ?? '');
  if (content !== undefined) yield content;
}

/** A placeholder word, cut or repeated to the length. Numbers make further ones unique. */
function toText(index: number, { min, max }: TextLength): string {
  const tail = index === 0 ? '' : String(index + 1);
  const size = Math.min(Math.max(min, WORD.length + tail.length), max);
  const head = WORD.repeat(Math.ceil(size / WORD.length)).slice(0, Math.max(0, size - tail.length));
  return `${head}${tail}`.slice(0, size);
}

const WORD = 'string';

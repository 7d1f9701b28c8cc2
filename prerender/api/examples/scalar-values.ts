import type { JsonNumber } from '../../../src/model/exact-number';
import { toJsonNumber } from '../../../src/model/exact-number';
import { toJsonText } from '../../../src/model/json-text';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findIntegerRange, findTextFormat } from '../../../src/model/schema/formats';
import type { ExampleWalk } from './example-walk';
import { enter, isInside, takeFirst } from './example-walk';
import { listGuesses } from './guess';
import { listPatternTexts } from './pattern-texts';

/** Candidate texts by a schema's name, format, content, patterns and length. The caller validates them. */
export function* listTextValues(walk: ExampleWalk, schema: EffectiveSchema): Iterable<string> {
  const { minLength: min = 0, maxLength: max = Infinity, pattern = [] } = schema.limits;
  if (min > LONGEST) return;
  const format = findTextFormat(schema.format);
  const guesses = listGuesses(walk, schema.format).filter((guess) => typeof guess === 'string');
  yield* format === undefined ? guesses : guesses.filter(format.matches);
  if (format !== undefined) yield* listNumbered(format.write);
  yield* listContentTexts(walk, schema);
  for (const one of pattern) yield* listPatternTexts(one, min, max);
  yield* listNumbered((index) => toWord(index, min, max));
}

const LONGEST = 10_000;
const MANY = 32;

function listNumbered(write: (index: number) => string): readonly string[] {
  return Array.from({ length: MANY }, (_, index) => write(index));
}

/** A few bytes for encoded content, an example for content with a schema, else a text of the media type. */
function listContentTexts(walk: ExampleWalk, schema: EffectiveSchema): readonly string[] {
  const { contentEncoding, contentMediaType = '', contentSchema } = schema;
  const bytes = findTextFormat(contentEncoding === undefined ? undefined : 'byte');
  if (bytes !== undefined) return listNumbered(bytes.write);
  const inside = enter(walk, schema.parts);
  // JSON in JSON in JSON doubles its backslashes each time.
  const isShown = contentSchema !== undefined && !isInside(inside, contentSchema);
  const isJson = isShown && /json/.test(contentMediaType);
  const values = isJson ? takeFirst(inside.list(inside, contentSchema), 1) : [];
  const others = listGuesses({ name: contentMediaType }).filter((one) => typeof one === 'string');
  return [...values.map((value) => toJsonText(value)), ...others];
}

/** A placeholder word, cut or repeated to the length. Numbers make further ones unique. */
function toWord(index: number, min: number, max: number): string {
  const tail = index === 0 ? '' : String(index + 1);
  const size = Math.min(Math.max(min, WORD.length + tail.length), max);
  return (WORD.repeat(size).slice(0, Math.max(0, size - tail.length)) + tail).slice(0, size);
}

const WORD = 'string';

/** Candidate numbers by name and limits, as close to zero as possible. The caller validates them. */
export function* listNumberValues(
  walk: ExampleWalk,
  schema: EffectiveSchema,
  type: 'integer' | 'number',
): Iterable<JsonNumber> {
  // A number with a fraction is rarely a point in time.
  const most = type === 'integer' ? Infinity : 1e9;
  const guesses = listGuesses(walk, schema.format).filter((guess) => typeof guess === 'number');
  yield* guesses.filter((guess) => guess < most);
  const [least, greatest] = findIntegerRange(schema.format) ?? [];
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = [] } = schema.limits;
  const lows = [minimum, exclusiveMinimum, least].filter((limit) => limit !== undefined);
  const highs = [maximum, exclusiveMaximum, greatest].filter((limit) => limit !== undefined);
  const low = Math.max(...lows.map(Number));
  const high = Math.min(...highs.map(Number));
  // Of several steps, the greatest needs the fewest tries.
  const step = Math.max(...multipleOf.map(Number), type === 'integer' ? 1 : 0) || 0.5;
  const from = low > 0 ? Math.ceil(tidy(low / step)) : Math.floor(tidy(Math.min(high, 0) / step));
  for (let count = 0; count <= MANY; count++)
    yield* [tidy((from + count) * step), tidy((from - count) * step)];
  const between = [(low + high) / 2, low, high, low + 0.01, high - 0.01];
  yield* between.filter((number) => Number.isFinite(number)).map(tidy);
  // The limits and the integers beside them may be beyond what JavaScript can count to.
  const given = [minimum, maximum, exclusiveMinimum, exclusiveMaximum];
  for (const limit of given.filter((one) => one !== undefined)) {
    yield toJsonNumber(limit);
    const isCountable = /^-?\d{1,100}$/.test(limit);
    yield* (isCountable ? [1n, -1n] : []).map((one) => toJsonNumber(`${BigInt(limit) + one}`));
  }
}

/** Removes the rounding error of binary fractions: 0.3 instead of 0.30000000000000004. */
function tidy(number: number): number {
  return Number.isFinite(number) ? Number(number.toPrecision(15)) : number;
}

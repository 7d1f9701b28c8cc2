/**
 * A number that a JavaScript number would change: `9223372036854775807`, `1.10`, `1e400`, `-0`.
 *
 * Wherever JSON values are plain data, it stands in the place of the number. All other numbers are JavaScript's.
 */
export class ExactNumber {
  /** The number as JSON text. */
  readonly digits: Digits;
  /** How a file writes it, where JSON cannot: `0x1F`, `+1`, `007`. */
  readonly source: string;

  constructor(digits: Digits, source = digits) {
    this.digits = digits;
    this.source = source;
  }
}

/** A number in a JSON value. */
export type JsonNumber = number | ExactNumber;

/** A number as JSON text, such as a limit in page data. */
export type Digits = string;

export function isJsonNumber(value: unknown): value is JsonNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/** The number as JSON text. */
export function toDigits(value: JsonNumber): Digits {
  return typeof value === 'number' ? String(value) : value.digits;
}

/** The number of a JSON text: JavaScript's, if that keeps every digit. */
export function toJsonNumber(digits: Digits): JsonNumber {
  const number = Number(digits);
  return String(number) === digits ? number : new ExactNumber(digits);
}

/** True for a text that is a number in JSON. */
export function isDigits(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text);
}

/** Compares two numbers: negative, zero or positive, as for `sort`. */
export function compareDigits(one: Digits, other: Digits): number {
  if (isShort(one) && isShort(other)) return Number(one) - Number(other);
  const [a, b] = [toDecimal(one), toDecimal(other)];
  if (a.sign !== b.sign || a.sign === 0) return a.sign - b.sign;
  return a.sign * compareSizes(a, b);
}

/** True for a number without a fraction, such as `1.0` and `1e3`. */
export function isWhole(digits: Digits): boolean {
  return toDecimal(digits).exponent >= 0;
}

export function isMultiple(digits: Digits, of: Digits): boolean {
  const [value, step] = [toDecimal(digits), toDecimal(of)];
  if (value.sign === 0) return true;
  if (step.sign === 0) return false;
  const shift = value.exponent - step.exponent;
  // The value has a decimal place that no multiple of the step has.
  if (shift < 0 && -shift > value.figures.length) return false;
  const divisor = BigInt(step.figures) * 10n ** BigInt(Math.max(0, -shift));
  const rest = toPowerRest(BigInt(Math.max(0, shift)), divisor);
  return ((BigInt(value.figures) % divisor) * rest) % divisor === 0n;
}

/** Fewer digits than a double keeps, and no exponent that it might not. */
function isShort(digits: Digits): boolean {
  return digits.length <= 15 && !/e/i.test(digits);
}

/** `sign * figures * 10 ** exponent`, with no zero at either end of the figures. */
interface Decimal {
  readonly sign: -1 | 0 | 1;
  readonly figures: string;
  readonly exponent: number;
}

function toDecimal(digits: Digits): Decimal {
  const [, minus, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(digits) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const figures = all.replace(/0+$/, '');
  if (figures === '') return { sign: 0, figures: '0', exponent: 0 };
  const exponent = Number(power) - fraction.length + (all.length - figures.length);
  return { sign: minus === '-' ? -1 : 1, figures, exponent };
}

function compareSizes(one: Decimal, other: Decimal): number {
  const places = one.figures.length + one.exponent - (other.figures.length + other.exponent);
  if (places !== 0) return places;
  if (one.figures === other.figures) return 0;
  // Figures start at the same place, so they compare like words.
  return one.figures < other.figures ? -1 : 1;
}

/** `10 ** power % divisor`, by squaring. */
function toPowerRest(power: bigint, divisor: bigint): bigint {
  let rest = 1n % divisor;
  let base = 10n % divisor;
  for (let left = power; left > 0n; left /= 2n) {
    if (left % 2n === 1n) rest = (rest * base) % divisor;
    base = (base * base) % divisor;
  }
  return rest;
}

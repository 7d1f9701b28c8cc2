import type { Document } from 'yaml';
import { visit } from 'yaml';
import { ExactNumber, isDigits } from '../../../src/model/exact-number';

/**
 * Keeps the digits of a document's numbers, parsed with `intAsBigInt`. What only YAML has becomes what JSON has:
 * `0x1F` is 31, and a date or `.inf` is its text.
 */
export function keepNumbers(yaml: Document): void {
  visit(yaml, {
    Scalar(_key, scalar) {
      const { value, source } = scalar;
      if (typeof value === 'number' || typeof value === 'bigint') {
        scalar.value = toValue(value, source ?? String(value));
      } else if (value instanceof Date || value instanceof Uint8Array) scalar.value = source;
    },
  });
}

function toValue(value: number | bigint, source: string): number | ExactNumber | string {
  const digits = isDigits(source) ? source : findDigits(value, source);
  if (digits === undefined) return source;
  return String(Number(digits)) === source ? Number(digits) : new ExactNumber(digits, source);
}

/** The digits of a number that JSON writes in another way; undefined for infinity and what is no number. */
function findDigits(value: number | bigint, source: string): string | undefined {
  if (typeof value === 'bigint') return String(value);
  const [, minus, whole = '', fraction = '', power = ''] =
    /^([-+]?)0*(\d*)(?:\.(\d*))?(e[-+]?\d+)?$/i.exec(source.replaceAll('_', '')) ?? [];
  if (minus !== undefined && whole + fraction !== '') {
    const sign = minus === '-' ? '-' : '';
    return `${sign}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}${power}`;
  }
  return Number.isFinite(value) ? String(value) : undefined;
}

import { describe, expect, it } from 'vitest';
import { compareDigits, isMultiple, isWhole, toJsonNumber } from './exact-number';

describe('compareDigits', () => {
  it.each([
    ['9223372036854775807', '9223372036854775808'],
    ['9007199254740992', '9007199254740993'],
    ['0.1', '0.10000000000000000001'],
    ['-2', '-1'],
    ['-1e400', '1e-400'],
    ['1e399', '1e400'],
    ['0', '1e-400'],
    ['99.9', '1e2'],
  ])('finds %s less than %s', (less, more) => {
    expect(compareDigits(less, more)).toBeLessThan(0);
    expect(compareDigits(more, less)).toBeGreaterThan(0);
  });

  it.each([
    ['1.10', '1.1'],
    ['1E5', '100000'],
    ['-0', '0.000'],
    ['1000e-3', '1'],
    ['12345678901234567890.50', '1234567890123456789050e-2'],
  ])('finds %s equal to %s', (one, other) => {
    expect(compareDigits(one, other) === 0).toBe(true);
  });
});

describe('isMultiple', () => {
  it.each([
    ['0.3', '0.1'],
    ['19.99', '0.01'],
    ['9007199254740993', '3'],
    ['1e400', '0.01'],
    ['0', '5'],
    ['-6', '1.5'],
  ])('accepts %s for %s', (value, of) => {
    expect(isMultiple(value, of)).toBe(true);
  });

  it.each([
    ['0.35', '0.1'],
    ['9007199254740993', '2'],
    ['1e400', '3'],
    ['1', '1e999999999'],
    ['1e999999999', '7'],
  ])('refuses %s for %s, at once', (value, of) => {
    expect(isMultiple(value, of)).toBe(false);
  });
});

it.each([
  ['1.0', true],
  ['1e3', true],
  ['12.50e1', true],
  ['1e400', true],
  ['1.5', false],
  ['1e-400', false],
])('isWhole: %s %s', (digits, whole) => {
  expect(isWhole(digits)).toBe(whole);
});

it.each(['1', '-1.5', '1e+21', '9007199254740992'])('%s is a JavaScript number', (digits) => {
  expect(toJsonNumber(digits)).toBe(Number(digits));
});

it.each(['9007199254740993', '1.10', '-0', '1E5', '1e400'])('%s keeps its digits', (digits) => {
  expect(toJsonNumber(digits)).toEqual({ digits, source: digits });
});

import { expect, it } from 'vitest';
import type { Limits } from './schema';
import { findEmptySpan, mergeLimits } from './limits';

it.each<[readonly Limits[], readonly [string, string] | undefined]>([
  [
    [{ minLength: 2 }, { maxLength: 1 }],
    ['at least 2 characters', 'at most 1 character'],
  ],
  [[{ minItems: 1, maxItems: 0 }], ['at least 1 item', 'at most 0 items']],
  [[{ minProperties: 3, maxProperties: 2 }], ['at least 3 entries', 'at most 2 entries']],
  [
    [{ minimum: '5', maximum: '9' }, { maximum: '4' }],
    ['at least 5', 'at most 4'],
  ],
  [[{ exclusiveMinimum: '0', maximum: '0' }], ['more than 0', 'at most 0']],
  [
    [{ minimum: '1' }, { exclusiveMaximum: '1' }],
    ['at least 1', 'less than 1'],
  ],
  [[{ minimum: '1', maximum: '1' }], undefined],
  [[{ maxLength: 0, uniqueItems: true }], undefined],
])('the sides of %j that exclude each other are %j', (limits, sides) => {
  expect(findEmptySpan(mergeLimits(limits))).toEqual(sides);
});

it('are merged to the narrowest of each keyword, and all patterns and multiples', () => {
  const one: Limits = {
    minLength: 1,
    minimum: '1',
    multipleOf: ['2'],
    pattern: ['a'],
    maxItems: 3,
  };
  const other: Limits = {
    minLength: 2,
    exclusiveMinimum: '1',
    multipleOf: ['3'],
    pattern: ['a', 'b'],
  };
  expect(mergeLimits([one, {}, other, { uniqueItems: true, maxItems: 4 }])).toEqual({
    minLength: 2,
    exclusiveMinimum: '1',
    multipleOf: ['2', '3'],
    pattern: ['a', 'b'],
    maxItems: 3,
    uniqueItems: true,
  });
});

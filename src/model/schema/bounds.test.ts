import { expect, it } from 'vitest';
import type { Bound } from './schema';
import { findEmptyBound, mergeBounds } from './bounds';

it.each<[readonly Bound[], readonly [string, string] | undefined]>([
  [
    [
      { kind: 'length', min: 2 },
      { kind: 'length', max: 1 },
    ],
    ['at least 2 characters', 'at most 1 character'],
  ],
  [[{ kind: 'items', min: 1, max: 0 }], ['at least 1 item', 'at most 0 items']],
  [[{ kind: 'properties', min: 3, max: 2 }], ['at least 3 entries', 'at most 2 entries']],
  [
    [
      { kind: 'range', min: '5', max: '9' },
      { kind: 'range', max: '4' },
    ],
    ['at least 5', 'at most 4'],
  ],
  [[{ kind: 'range', exclusiveMin: '0', max: '0' }], ['more than 0', 'at most 0']],
  [
    [
      { kind: 'range', min: '1' },
      { kind: 'range', exclusiveMax: '1' },
    ],
    ['at least 1', 'less than 1'],
  ],
  [[{ kind: 'range', min: '1', max: '1' }], undefined],
  [[{ kind: 'length', max: 0 }, { kind: 'unique' }], undefined],
])('the sides of %j that exclude each other are %j', (bounds, sides) => {
  expect(findEmptyBound(mergeBounds(bounds))).toEqual(sides);
});

import { expect, it } from 'vitest';
import { fromDifferences, indexOptions, toDifferences } from './index-file';

const map = [
  ['team', [[7, 2, 3], null, []]],
  ['create', [null, null, [0, 10]]],
] as const;

it('an index has terms in order, and pages as differences', () => {
  expect(toDifferences(map)).toEqual([
    ['create', [null, null, [0, 10]]],
    ['team', [[2, 1, 4], null, []]],
  ]);
  expect(fromDifferences(toDifferences(map))).toEqual([
    ['create', [null, null, [0, 10]]],
    ['team', [[2, 3, 7], null, []]],
  ]);
});

it('a term counts by how often a text says it', () => {
  const terms = indexOptions.encode('a b b c c c c d d d d d d d d d __proto__');
  expect(['a', 'b', 'c', 'd', '__proto__'].map((term) => indexOptions.score(terms, term))).toEqual([
    2, 1, 0, 0, 2,
  ]);
});

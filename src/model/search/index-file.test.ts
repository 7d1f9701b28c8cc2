import { expect, it } from 'vitest';
import { fromDifferences, toDifferences } from './index-file';

const map = [
  ['team', [[7, 2, 3]]],
  ['create', [[0, 10]]],
] as const;

it('an index has terms in order, and pages as differences', () => {
  const differences = [
    ['create', [0, 10]],
    ['team', [2, 1, 4]],
  ] as const;
  expect(toDifferences(map)).toEqual(differences);
  expect(fromDifferences(differences)).toEqual([
    ['create', [[0, 10]]],
    ['team', [[2, 3, 7]]],
  ]);
});

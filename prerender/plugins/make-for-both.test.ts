import { expect, it } from 'vitest';
import { makeForBoth } from './make-for-both';

it('makes a text once for the two who ask, and anew for the next one', () => {
  let count = 0;
  const owner = {};
  const make = () => `text ${++count}`;
  const asked = ['a', 'a', 'b', 'a'].map((name) => makeForBoth(owner, name, make));
  expect(asked).toEqual(['text 1', 'text 1', 'text 2', 'text 3']);
  expect(makeForBoth({}, 'b', make)).toBe('text 4');
});

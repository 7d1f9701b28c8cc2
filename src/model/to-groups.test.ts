import { expect, it } from 'vitest';
import { toGroups } from './to-groups';

it('groups have the items of each key in their order, each once', () => {
  const groups = toGroups(['ab', 'b', 'aa', ''], (text) => text);
  expect([...groups]).toEqual([
    ['a', ['ab', 'aa']],
    ['b', ['ab', 'b']],
  ]);
});

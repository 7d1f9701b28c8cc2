import { expect, it } from 'vitest';
import { takeName } from './free-name';

it('names differ in more than case, by a number', () => {
  const taken = new Set(['errors']);
  const names = ['team', 'Team', 'team-2', 'errors'].map((name) => takeName(taken, name));
  expect(names).toEqual(['team', 'Team-2', 'team-2-2', 'errors-2']);
});

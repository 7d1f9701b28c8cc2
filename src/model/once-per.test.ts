import { expect, it } from 'vitest';
import { oncePer } from './once-per';

it('works an answer out once for each object, whatever it is', () => {
  const asked: string[] = [];
  const findLast = oncePer((names: readonly string[]) => {
    asked.push(names.join());
    return names.at(-1);
  });
  const [letters, none] = [['a', 'b'], []];
  expect([letters, none, letters, none].map(findLast)).toEqual(['b', undefined, 'b', undefined]);
  expect(asked).toEqual(['a,b', '']);
});

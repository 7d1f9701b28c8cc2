import { expect, it } from 'vitest';
import { createMemory, oncePer } from './once-per';

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

it('remembers the answers that were asked last', () => {
  const recall = createMemory<number>(2);
  let made = 0;
  const ask = (key: string) => recall(key, () => (made += 1));
  expect(['a', 'b', 'a', 'c', 'c', 'a', 'b'].map(ask)).toEqual([1, 2, 1, 3, 3, 1, 4]);
});

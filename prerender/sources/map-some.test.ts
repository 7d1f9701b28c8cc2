import { expect, it } from 'vitest';
import { mapSome } from './map-some';

it('maps all items in their order, a few at a time', async () => {
  let [atWork, most] = [0, 0];
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const results = await mapSome(numbers, async (number) => {
    most = Math.max(most, ++atWork);
    await new Promise((done) => setTimeout(done, number % 3));
    atWork--;
    return number * 2;
  });
  expect(results).toEqual(numbers.map((number) => number * 2));
  expect(most).toBe(8);
});

it('fails as soon as one item does', async () => {
  const failing = mapSome([1, 2, 3], async (number) => {
    if (number === 2) throw new Error('Two is wrong.');
  });
  await expect(failing).rejects.toThrow('Two is wrong.');
});

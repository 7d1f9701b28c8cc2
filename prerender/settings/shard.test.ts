import { expect, it } from 'vitest';
import { readShard, takeShard } from './shard';

it('reads which one of how many it is', () => {
  expect(readShard('2/4')).toEqual({ number: 2, count: 4 });
});

it('is the whole site without it', () => {
  expect(readShard(undefined)).toBeUndefined();
});

it.each(['', '2', '0/4', '5/4', '1/0', '-1/4', '1/4/2', 'a/b', '1.5/4', '1/99999', '--all'])(
  'refuses "%s", and says how to write it',
  (written) => {
    expect(() => readShard(written)).toThrow(
      `error --shard "${written}" is not a part of a site.\n  fix: Write which one of how many it is`,
    );
  },
);

it('deals the pages out to all parts, each page once', () => {
  const pages = Array.from({ length: 10 }, (_, index) => index);
  const parts = [1, 2, 3, 4].map((number) => takeShard(pages, { number, count: 4 }));
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 2, 2]);
  expect(parts.flat().toSorted((a, b) => a - b)).toEqual(pages);
});

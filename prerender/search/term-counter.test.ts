import { expect, it, vi } from 'vitest';
import type { CountTerms } from './term-counter';
import { createTermCounter, listTerms } from './term-counter';

it('lists the terms of a text, the most frequent first', () => {
  expect(listTerms('task team task')).toEqual(['task', 'team']);
});

it('counts a text once, as long as the index has it', () => {
  const count = vi.fn<CountTerms>((text) => text.split(' '));
  const counter = createTermCounter(count);
  const index = (...texts: readonly string[]) => {
    count.mockClear();
    for (const text of texts) expect(counter.count(text)).toEqual(text.split(' '));
    counter.forgetUnused();
    return count.mock.calls.map(([text]) => text);
  };
  expect(index('a b', 'c', 'c')).toEqual(['a b', 'c']);
  expect(index('a b', 'd')).toEqual(['d']);
  expect(index('a b', 'c')).toEqual(['c']);
});

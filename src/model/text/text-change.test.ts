import { expect, it } from 'vitest';
import { toTextChange } from './text-change';

const mark = (before: string, after: string) => {
  const change = toTextChange(before, after);
  return change && after.slice(change.start, change.end);
};

it.each([
  ['a grown value', '"name": "Night"', '"name": "Nights"', 'Nights'],
  ['a shorter one', '"name": "Nights"', '"name": "Night"', 'Night'],
  ['several words', '"name": "A b"', '"name": "Night shift"', 'Night shift'],
  ['a value of a URL', '?q=a&page=1', '?q=night%20shift&page=1', 'night%20shift'],
  ['a new parameter', '?q=a', '?q=a&page=1', 'page=1'],
  ['a new parameter before others', '?q=a', '?page=1&q=a', 'page=1'],
  ['two places, and all between', 'a b c d', 'x b c y', 'x b c y'],
  ['an emoji', '"😀"', '"😁"', '😁'],
  ['all', '', 'a', 'a'],
])('the words of a change are %s', (_, before, after, words) => {
  expect(mark(before, after)).toBe(words);
});

it.each([
  ['nothing changes', 'a', 'a'],
  ['a value is emptied', '"name": "A"', '"name": ""'],
  ['a line goes', 'a\nb\nc', 'a\nc'],
])('there are none where %s', (_, before, after) => {
  expect(mark(before, after)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { toPatternParts } from './pattern-parts';

const text = (value: string) => ({ kind: 'text', text: value });
const some = (of: string, min: number, max?: number) => ({
  kind: 'some',
  of,
  min,
  ...(max !== undefined && { max }),
});

it.each([
  ['^div_[0-9A-Z]{26}$', [text('div_'), some('0-9A-Z', 26, 26)]],
  ['^[A-Z]{2,5}$', [some('A-Z', 2, 5)]],
  ['^\\d{7}$', [some('0-9', 7, 7)]],
  ['^\\+[1-9][0-9]{6,14}$', [text('+'), some('1-9', 1, 1), some('0-9', 6, 14)]],
  ['^[a-z-]+$', [some('a-z-', 1)]],
  ['^[a-z]{3,}$', [some('a-z', 3)]],
  ['^20[0-9]{2}-[A-Z]$', [text('20'), some('0-9', 2, 2), text('-'), some('A-Z', 1, 1)]],
])('says what %s matches', (pattern, parts) => {
  expect(toPatternParts(pattern)).toEqual(parts);
});

it.each([
  'div_[0-9]+',
  '^div_',
  '^(sgu|extu)_[0-9]{26}$',
  '^[0-9]{3}-?[0-9]{4}$',
  '^[^/]+$',
  '^[0-9]*$',
  '^a+$',
  '^.*$',
  '^\\w+$',
  '^[A-Z]-[A-Z]-[A-Z]$',
  '^$',
  '',
])('has no words for %s', (pattern) => {
  expect(toPatternParts(pattern)).toBeUndefined();
});

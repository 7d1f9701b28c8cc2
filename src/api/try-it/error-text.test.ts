import { expect, it } from 'vitest';
import { toErrorText } from './error-text';

it('says which key is wrong, and why', () => {
  const why = {
    kind: 'limit',
    limits: {},
    keyword: 'pattern',
    limit: '^[a-z][a-z0-9-]{0,39}$',
  } as const;
  expect(
    toErrorText({
      path: ['labels'],
      reason: { kind: 'extra', name: 'Area', keyword: 'propertyNames', why },
    }),
  ).toBe(
    'labels: The key Area: Must be 1 lowercase letter, then at most 39 characters of a-z 0-9 -.',
  );
});

it.each([
  ['oneOf', 'Fits several variants, and must fit only one.'],
  ['unevaluatedItems', 'No such item is allowed.'],
] as const)('has words for the keyword %s', (keyword, text) => {
  expect(toErrorText({ path: [], reason: { kind: 'other', keyword } })).toBe(text);
});

const toPatternText = (pattern: string) =>
  toErrorText({
    path: [],
    reason: {
      kind: 'limit',
      limits: { pattern: [pattern] },
      keyword: 'pattern',
      limit: pattern,
    },
  });

it.each([
  [
    '^div_[0-9A-HJKMNP-TV-Z]{26}$',
    'Must start with div_, then 26 characters of 0-9 A-H J K M N P-T V-Z.',
  ],
  ['^[A-Z]{2,5}$', 'Must be 2–5 uppercase letters.'],
  ['^\\d{7}$', 'Must be 7 digits.'],
  ['^\\+[1-9][0-9]{6,14}$', 'Must start with +, then 1 character of 1-9, then 6–14 digits.'],
  ['^[a-z-]+$', 'Must be at least 1 character of a-z -.'],
  ['^[a-z]{3,}$', 'Must be at least 3 lowercase letters.'],
  ['^20[0-9]{2}-[A-Z]$', 'Must start with 20, then 2 digits, then -, then 1 uppercase letter.'],
  ['^[A-Za-z0-9]+$', 'Must be at least 1 letter or digit.'],
  ['^\\S(.*\\S)?$', 'Must not be empty, and must not begin or end with a space.'],
])('says what %s asks for', (pattern, text) => {
  expect(toPatternText(pattern)).toBe(text);
});

it.each([
  'div_[0-9]+',
  '^div_',
  '^(a|b)$',
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
  expect(toPatternText(pattern)).toBe(`Must match the pattern ${pattern}.`);
});

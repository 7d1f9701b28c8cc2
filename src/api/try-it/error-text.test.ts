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
    'labels: The key Area: Must be 1 lowercase letter, then at most 39 lowercase letters, digits or hyphens.',
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
    'Must start with div_, then 26 uppercase letters or digits other than I, L, O, U.',
  ],
  ['^[A-Z]{2,5}$', 'Must be 2–5 uppercase letters.'],
  ['^\\d{7}$', 'Must be 7 digits.'],
  ['^\\+[1-9][0-9]{6,14}$', 'Must start with +, then 1 digit other than 0, then 6–14 digits.'],
  ['^[a-z-]+$', 'Must be at least 1 character of a-z -.'],
  ['^[a-z]{3,}$', 'Must be at least 3 lowercase letters.'],
  [
    '^20[0-9]{2}-[A-Z]$',
    'Must start with 20, then 2 digits, then a hyphen, then 1 uppercase letter.',
  ],
  ['^[A-Za-z0-9]+$', 'Must be at least 1 letter or digit.'],
  ['^[0-9A-Z]{26}$', 'Must be 26 uppercase letters or digits.'],
  [
    '^(sgu|extu)_[0-9A-HJKMNP-TV-Z]{26}$',
    'Must start with sgu_ or extu_, then 26 uppercase letters or digits other than I, L, O, U.',
  ],
  ['^(?:a|b)$', 'Must be a or b.'],
  ['^v(1|2)?$', 'Must be v1 or v2 or v.'],
  ['^https?://', 'Must start with https:// or http://.'],
  ['^[0-9]{3}-?[0-9]{4}$', 'Must be 3 digits, then optionally a hyphen, then 4 digits.'],
  ['^\\d{5}(-\\d{4})?$', 'Must be 5 digits, then optionally a hyphen and 4 digits.'],
  ['^\\w+$', 'Must be at least 1 letter, digit or underscore.'],
  ['^[\\w-]{43}$', 'Must be 43 letters, digits, hyphens or underscores.'],
  ['^[A-Z]?\\d*$', 'Must be optionally 1 uppercase letter, then optionally at least 1 digit.'],
  ['^[0-9a-f]{32}$', 'Must be 32 characters of 0-9 a-f.'],
  ['^[^/]+$', 'Must be at least 1 character other than /.'],
  ['^div_', 'Must start with div_.'],
  ['^😀?[0-9]$', 'Must be optionally 😀, then 1 digit.'],
  ['\\.json$', 'Must end with .json.'],
  ['div_[0-9]+', 'Must contain div_, then at least 1 digit.'],
  ['^\\S(.*\\S)?$', 'Must not be empty, and must not begin or end with a space.'],
])('says what %s asks for', (pattern, text) => {
  expect(toPatternText(pattern)).toBe(text);
});

it.each([
  '^(0[1-9]|1[0-2])$',
  '^(\\w|\\d)+$',
  '^(a?|\\d)$',
  '^(|\\d)$',
  '^(?=a)\\d$',
  '^a|b$',
  '^[^A-Z]$',
  "^[A-Za-z0-9' -]*$",
  '^[ァ-ヶー]+$',
  '^[0-9]{2,}?$',
  '^(a|b|c|d|e|f|g|h|i)$',
  `^${'a?'.repeat(50)}$`,
  '^[a\\]$',
  '^a+$',
  '^.*$',
  '^[A-Z]-[A-Z]-[A-Z]$',
  '^$',
  '',
])('has no words for %s', (pattern) => {
  expect(toPatternText(pattern)).toBe(`Must match the pattern ${pattern}.`);
});

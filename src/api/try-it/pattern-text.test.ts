import { expect, it } from 'vitest';
import { toPatternText } from './pattern-text';

it.each([
  [
    '^div_[0-9A-HJKMNP-TV-Z]{26}$',
    'Must start with div_, then 26 characters of 0-9 A-H J K M N P-T V-Z.',
  ],
  ['^[A-Z]{2,5}$', 'Must be 2–5 uppercase letters.'],
  ['^\\d{7}$', 'Must be 7 digits.'],
  ['^[A-Za-z0-9]+$', 'Must be at least 1 letter or digit.'],
  ['^\\S(.*\\S)?$', 'Must not be empty, and must not begin or end with a space.'],
  ['^(a|b)$', 'Must match the pattern ^(a|b)$.'],
])('says what %s asks for', (pattern, text) => {
  expect(toPatternText(pattern)).toBe(text);
});

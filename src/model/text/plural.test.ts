import { describe, expect, it } from 'vitest';
import { checkPlural, toPlural } from './plural';

describe('toPlural', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
    [21, '21 items'],
  ])('chooses between two English forms for %i', { tags: ['S106'] }, (count, text) => {
    expect(toPlural('1 item|{count} items', count)).toBe(text);
  });

  it.each([
    ['pl', '{count} rezultat', 5, '5 rezultat'],
    ['pl', '{count} plik|{count} pliki', 5, '5 pliki'],
    ['en', '{count} found', 1, '1 found'],
    ['vi', 'Có {count} kết quả', 1, 'Có 1 kết quả'],
  ])(
    'takes the last form when there are fewer than the language has: %s, %s',
    (locale, text, count, plural) => {
      expect(toPlural(text, count, locale)).toBe(plural);
    },
  );

  it.each([
    ['vi', '1 item|{count} items', 1, '1 items'],
    ['vi', '1 item|{count} items', 5, '5 items'],
    ['en', 'none|one|{count} items', 1, '1 items'],
  ])(
    'takes the last form when there are more than the language has: %s, %s, %i',
    (locale, text, count, plural) => {
      expect(toPlural(text, count, locale)).toBe(plural);
    },
  );

  it.each([
    [1, '1 plik'],
    [3, '3 pliki'],
    [5, '5 plików'],
  ])('follows the order of a language with more forms for %i', (count, text) => {
    expect(toPlural('{count} plik|{count} pliki|{count} plików|{count} pliku', count, 'pl')).toBe(
      text,
    );
  });

  it('replaces every placeholder of a form with the number', () => {
    expect(toPlural('{count} of {count}', 3)).toBe('3 of 3');
  });
});

describe('checkPlural', () => {
  it('reports more forms than the language has', () => {
    expect(checkPlural('1 item|{count} items', 'vi')).toBe(
      'For locale=vi, a maximum of 1 plural forms are expected (other), but the message contains 2: 1 item|{count} items',
    );
    expect(checkPlural('a|b|c', 'en')).toBe(
      'For locale=en, a maximum of 2 plural forms are expected (one,other), but the message contains 3: a|b|c',
    );
  });

  it.each([
    ['en', '1 item|{count} items'],
    ['en', '{count} items'],
    ['pl', 'a|b|c|d'],
    ['vi', 'a'],
  ])('accepts as many forms or fewer: %s, %s', (locale, text) => {
    expect(checkPlural(text, locale)).toBeUndefined();
  });
});

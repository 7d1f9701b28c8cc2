import { describe, expect, it } from 'vitest';
import { toPlural } from './plural';

describe('toPlural', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
    [21, '21 items'],
  ])('chooses between two English forms for %i (S9.21)', (count, text) => {
    expect(toPlural('1 item|{count} items', count)).toBe(text);
  });

  it('takes the last form when there are fewer forms than the language has', () => {
    expect(toPlural('{count} rezultat', 5, 'pl')).toBe('5 rezultat');
  });

  it.each([
    [1, '1 plik'],
    [3, '3 pliki'],
    [5, '5 plików'],
  ])('follows the order of a language with more forms for %i', (count, text) => {
    expect(toPlural('{count} plik|{count} pliki|{count} plików|{count} pliku', count, 'pl')).toBe(
      text,
    );
  });

  it('puts the number in each place of a form', () => {
    expect(toPlural('{count} of {count}', 3)).toBe('3 of 3');
  });
});

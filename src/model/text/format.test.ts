import { describe, expect, it } from 'vitest';
import { format, listPlaceholders, toTextParts } from './format';

describe('format', () => {
  it.each([
    ['Copy {subject}', { subject: 'code' }, 'Copy code'],
    ['{a} of {a}', { a: 1 }, '1 of 1'],
    ['{a}{b}', { a: '{b}', b: '$&' }, '{b}$&'],
    ['{a}', {}, '{a}'],
    ['{constructor}', {}, '{constructor}'],
    ['{ a } {}', { a: 1 }, '{ a } {}'],
  ])('replaces placeholders: %s, %j', (text, values, result) => {
    expect(format(text, values as Record<string, string | number>)).toBe(result);
  });
});

describe('toTextParts', () => {
  it('splits a text at its placeholders', () => {
    expect(toTextParts('See the {link} ({label}).')).toEqual([
      { words: 'See the ' },
      { name: 'link' },
      { words: ' (' },
      { name: 'label' },
      { words: ').' },
    ]);
    expect(toTextParts('{link}')).toEqual([{ name: 'link' }]);
    expect(toTextParts('')).toEqual([]);
  });
});

describe('listPlaceholders', () => {
  it('lists each once', () => {
    expect(listPlaceholders('{b} of {a}|{b}')).toEqual(['b', 'a']);
  });
});

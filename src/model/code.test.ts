import { describe, expect, it } from 'vitest';
import { toText } from './code';

describe('the text of highlighted code', () => {
  it('is what was highlighted, with its empty lines and its indentation', () => {
    const lines = [
      ['{'],
      ['  ', ['string', '"a"'], [`punctuation`, ':'], ' 1'],
      [],
      ['}'],
    ] as const;
    expect(toText({ language: 'json', lines })).toBe('{\n  "a": 1\n\n}');
  });

  it('is empty for code without lines', () => {
    expect(toText({ language: 'text', lines: [] })).toBe('');
  });
});

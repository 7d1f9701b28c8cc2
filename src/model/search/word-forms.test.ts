import { describe, expect, it } from 'vitest';
import { fold, foldWithOffsets, toSingularStart, toStem } from './word-forms';

describe('fold', () => {
  it.each([
    ['Đường', 'duong'],
    ['ĐƯỜNG', 'duong'],
    ['Café', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['Øl œuf æ', 'ol oeuf ae'],
    ['ﬁle ℌ ①', 'file h 1'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['z\u0351\u036ba\u035clgo', 'zalgo'],
    ['soft\u00adhyphen\u200b', 'softhyphen'],
  ])('makes %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(['Đường', 'がぎぐ', 'ｶﾞｷﾞ', '한국어', 'ñandú', 'पानी'])(
    'makes the same of %s in every normal form',
    (text) => {
      const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => fold(text.normalize(form)));
      expect(new Set(forms).size).toBe(1);
    },
  );

  it('keeps marks that turn a letter into another one', () => {
    expect(fold('が')).not.toBe(fold('か'));
    expect(fold('กิน')).toBe('กิน');
  });

  it('survives lone surrogates', () => {
    expect(fold('A\ud83d')).toBe('a\ud83d');
  });
});

describe('foldWithOffsets', () => {
  it.each(['Straße und İzmir', 'Đường'.normalize('NFD'), 'a👍🏽\ud83dé', '한국어'.normalize('NFD')])(
    'folds %j like fold, with one offset for each code unit',
    (text) => {
      const folded = foldWithOffsets(text);
      expect(folded.text).toBe(fold(text));
      const units = Array.from({ length: folded.text.length }, (_, unit) => unit);
      expect(units.every((unit) => folded.getStart(unit) < folded.getEnd(unit))).toBe(true);
      expect(folded.getEnd(folded.text.length - 1)).toBe(text.length);
    },
  );

  it('maps two folded letters back to one', () => {
    const folded = foldWithOffsets('aßb');
    expect(folded.text).toBe('assb');
    expect([0, 1, 2, 3].map(folded.getStart)).toEqual([0, 1, 1, 2]);
    expect([0, 1, 2, 3].map(folded.getEnd)).toEqual([1, 2, 2, 3]);
  });
});

describe('toStem', () => {
  it.each([
    ['teams', 'team'],
    ['queries', 'query'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['files', 'file'],
    ['status', 'status'],
    ['address', 'address'],
    ['this', 'this'],
    ['ids', 'ids'],
    ['running', 'running'],
    ['élèves', 'élèves'],
  ])('makes %s into %s', (word, stem) => {
    expect(toStem(word)).toBe(stem);
  });
});

describe('toSingularStart', () => {
  it.each([
    ['addresse', 'address'],
    ['boxe', 'box'],
    ['querie', 'query'],
    ['team', 'team'],
    ['fil', 'fil'],
    ['ie', 'ie'],
  ])('makes %s, which may become a plural, into %s', (start, singular) => {
    expect(toSingularStart(start)).toBe(singular);
  });
});

import { describe, expect, it } from 'vitest';
import { hashContent } from './content-hash';

describe('the hash of a text', () => {
  it('is the same for the same text, and short', () => {
    expect(hashContent('{"items":[]}')).toBe(hashContent('{"items":[]}'));
    expect(hashContent('')).toMatch(/^[\da-z]{14}$/);
  });

  it('differs between texts that differ in one letter, or in their order', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `{"label":"Page ${index}"}`);
    expect(new Set(texts.map(hashContent)).size).toBe(texts.length);
    expect(hashContent('ab')).not.toBe(hashContent('ba'));
  });
});

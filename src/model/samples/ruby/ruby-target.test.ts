import { describe, expect, it } from 'vitest';
import { renderRuby } from './ruby-target';

describe('renderRuby', () => {
  it('declares how net/http changes a header name that ends in hyphens', () => {
    const { limitations } = renderRuby({
      method: 'GET',
      url: 'https://api.example.com/',
      headers: [['X-Tail--', 'a']],
    });
    expect(limitations).toEqual(['Ruby sends the header X-Tail-- as X-Tail.']);
  });
});

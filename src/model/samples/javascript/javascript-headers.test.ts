import { describe, expect, it } from 'vitest';
import { quoteHeaderValue, toHeaderMap } from './javascript-headers';

describe('quoteHeaderValue', () => {
  it('writes a value of ASCII as it is', () => {
    expect(quoteHeaderValue("it's", 'browser')).toBe('"it\'s"');
  });

  it('encodes other characters with what the host has', () => {
    expect(quoteHeaderValue('é', 'node')).toBe("Buffer.from('é').toString('latin1')");
    expect(quoteHeaderValue('é', 'browser')).toBe(
      "String.fromCharCode(...new TextEncoder().encode('é'))",
    );
  });
});

describe('toHeaderMap', () => {
  it('quotes names that are no identifiers', () => {
    const headers = [
      ['Accept', 'a'],
      ['X-B', 'b'],
    ] as const;
    expect(toHeaderMap(headers, 0, 'node')).toBe("{ Accept: 'a', 'X-B': 'b' }");
  });
});

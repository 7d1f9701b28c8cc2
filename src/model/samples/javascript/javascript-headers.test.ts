import { describe, expect, it } from 'vitest';
import { quoteHeaderValue, toHeaderMap } from './javascript-headers';

describe('quoteHeaderValue', () => {
  it('writes an ASCII value unchanged', () => {
    expect(quoteHeaderValue("it's", 'browser')).toBe('"it\'s"');
  });

  it('encodes other characters with the means of the host', () => {
    expect(quoteHeaderValue('é', 'node')).toBe("Buffer.from('é').toString('latin1')");
    expect(quoteHeaderValue('é', 'browser')).toBe(
      "String.fromCharCode(...new TextEncoder().encode('é'))",
    );
  });
});

describe('toHeaderMap', () => {
  it('quotes names that are not identifiers', () => {
    const headers = [
      ['Accept', 'a'],
      ['X-B', 'b'],
    ] as const;
    expect(toHeaderMap(headers, 0, 'node')).toBe("{ Accept: 'a', 'X-B': 'b' }");
  });
});

import { describe, expect, it } from 'vitest';
import { toMap } from '../syntax/literal';
import { javaScript, quoteHeaderValue, toHeaderEntries } from './javascript-syntax';

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

describe('toHeaderEntries', () => {
  it('are written as a map, with quotes around names that are not identifiers', () => {
    const headers = [
      ['Accept', 'a'],
      ['X-B', 'b'],
    ] as const;
    const map = toMap(toHeaderEntries(headers, 'node'), 0, javaScript);
    expect(map).toBe("{ Accept: 'a', 'X-B': 'b' }");
  });
});

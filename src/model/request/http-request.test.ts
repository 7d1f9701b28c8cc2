import { describe, expect, it } from 'vitest';
import { toHeaderLine } from './http-request';

describe('the value of a header', () => {
  it.each([
    ['a\r\nX-Other: 1', 'a X-Other: 1'],
    ['{\n\t"id": 1\n}\n', '{ "id": 1 }'],
    ['a\0b\u007f', 'a b'],
    [' a ', 'a'],
  ])('is %j on one line: %j', (value, line) => {
    expect(toHeaderLine(value)).toBe(line);
  });

  it('keeps a tab, which HTTP allows and lists are joined by', () => {
    expect(toHeaderLine('7\t7')).toBe('7\t7');
  });
});

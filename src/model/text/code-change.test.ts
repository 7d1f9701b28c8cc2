import { describe, expect, it } from 'vitest';
import { toPlainCode } from './code';
import { applyCodeChange, toCodeChange } from './code-change';

describe('a change of code', () => {
  it.each([
    ['in the middle', 'a\nb\nc', 'a\nx\ny\nc'],
    ['at the start', 'a\nb', 'x\nb'],
    ['at the end', 'a\nb', 'a\nx'],
    ['that takes lines away', 'a\nb\nc', 'a\nc'],
    ['that repeats a line', 'a\nb', 'a\nb\nb'],
    ['that takes a repeated line away', 'a\nb\nb', 'a\nb'],
    ['of everything', 'a', 'x\ny'],
    ['of nothing', 'a\nb', 'a\nb'],
  ])('%s turns one code into the other', (_, from, to) => {
    const [one, other] = [toPlainCode(from, 'text'), toPlainCode(to, 'text')];
    expect(applyCodeChange(one, toCodeChange(one, other))).toEqual(other);
  });

  it('contains no lines that both share at the start or the end', () => {
    const change = toCodeChange(toPlainCode('a\nb\nc\nd', 'x'), toPlainCode('a\nx\nd', 'x'));
    expect(change).toEqual({ start: 1, end: 3, lines: [['x']] });
  });
});

import { describe, expect, it } from 'vitest';
import { listTextParts, toCodeWord } from './code-words';

describe('a name or a value in a text', () => {
  it.each(['page', 'a`b', '`', '``a` ', ' `a ', ' a ', 'a\nb', '$1'])(
    'is code as a whole: %j',
    (value) => {
      expect(listTextParts(`The parameter ${toCodeWord(value)} is ${toCodeWord('b')}.`)).toEqual([
        { value: 'The parameter ', isCode: false },
        { value, isCode: true },
        { value: ' is ', isCode: false },
        { value: 'b', isCode: true },
        { value: '.', isCode: false },
      ]);
    },
  );

  it('is shown even if it is empty', () => {
    expect(toCodeWord('')).toBe('`""`');
  });

  it('is text if a backtick has no counterpart', () => {
    expect(listTextParts('It`s ``one')).toEqual([{ value: 'It`s ``one', isCode: false }]);
  });
});

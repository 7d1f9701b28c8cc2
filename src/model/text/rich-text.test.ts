import { describe, expect, it } from 'vitest';
import type { RichText } from './rich-text';
import { toBelowLine, toLine } from './summary-line';
import { toPlainText } from './rich-text';

describe('toPlainText', () => {
  it('drops the formatting and keeps the words', () => {
    const text: RichText = [
      {
        tag: 'p',
        children: [
          'Use ',
          { tag: 'code', children: ['GET'] },
          ' on ',
          { tag: 'a', href: '/x', children: [{ tag: 'em', children: ['teams'] }] },
          '.',
        ],
      },
    ];
    expect(toPlainText(text)).toBe('Use GET on teams.');
  });

  it('separates blocks, cells and lines', () => {
    const text: RichText = [
      { tag: 'h3', id: 'a', children: ['Title'] },
      { tag: 'p', children: ['one', { tag: 'br', children: [] }, 'two'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['three'] },
          { tag: 'li', children: ['four'] },
        ],
      },
      {
        tag: 'table',
        children: [
          {
            tag: 'tr',
            children: [
              { tag: 'td', children: ['five'] },
              { tag: 'td', children: ['six'] },
            ],
          },
        ],
      },
    ];
    expect(toPlainText(text)).toBe('Title one two three four five six');
  });

  it('separates a nested list from the words before it', () => {
    const inner: RichText = [{ tag: 'ul', children: [{ tag: 'li', children: ['inner'] }] }];
    expect(
      toPlainText([{ tag: 'ul', children: [{ tag: 'li', children: ['outer', ...inner] }] }]),
    ).toBe('outer inner');
  });

  it('omits code blocks', () => {
    const code = { language: 'json', lines: [['{}']] };
    expect(toPlainText(['Before ', { tag: 'code-block', code }, 'after'])).toBe('Before after');
  });

  it('is empty for an empty text', () => {
    expect(toPlainText([])).toBe('');
  });
});

describe('the line of a text that is pressed itself', () => {
  const words: RichText = [{ tag: 'p', children: ['Use ', { tag: 'code', children: ['GET'] }] }];
  const linked: RichText = [
    { tag: 'p', children: ['See ', { tag: 'a', href: '/x', children: ['the page'] }, '.'] },
  ];
  const list: RichText = [{ tag: 'ul', children: [{ tag: 'li', children: ['one'] }] }];

  it('is the first paragraph with its marks, and nothing is left to say below', () => {
    expect(toLine(words)).toEqual(['Use ', { tag: 'code', children: ['GET'] }]);
    expect(toBelowLine(words)).toEqual([]);
    expect(toLine(['Plain'])).toEqual(['Plain']);
    expect(toLine([])).toEqual([]);
  });

  it('has the words of a link, which stands below', () => {
    expect(toLine(linked)).toEqual(['See the page.']);
    expect(toBelowLine(linked)).toEqual(linked);
  });

  it('leaves further blocks below', () => {
    expect(toLine([...words, ...list])).toEqual(['Use ', { tag: 'code', children: ['GET'] }]);
    expect(toBelowLine([...words, ...list])).toEqual(list);
    expect(toLine(list)).toEqual(['one']);
    expect(toBelowLine(list)).toEqual(list);
  });
});

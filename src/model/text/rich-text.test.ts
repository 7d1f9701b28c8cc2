import { describe, expect, it } from 'vitest';
import type { RichText } from './rich-text';
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

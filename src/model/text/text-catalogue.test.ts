import { describe, expect, it } from 'vitest';
import { joinTexts, translateTexts } from './text-catalogue';

const texts = { search: { none: 'No results', all: 'See all results' }, pager: { next: 'Next' } };

describe('a translated catalogue', () => {
  it('keeps the texts that are not translated', () => {
    expect(translateTexts(texts, { search: { none: 'Không tìm thấy kết quả nào' } })).toEqual({
      search: { none: 'Không tìm thấy kết quả nào', all: 'See all results' },
      pager: { next: 'Next' },
    });
  });

  it('ignores sections and keys that the texts do not have', () => {
    expect(translateTexts(texts, { other: { a: 'b' }, pager: { previous: 'c' } })).toEqual(texts);
  });
});

describe('a joined catalogue', () => {
  it('merges the keys of a shared section', () => {
    expect(joinTexts([texts, { pager: { previous: 'Previous' }, link: {} }])).toEqual({
      ...texts,
      pager: { next: 'Next', previous: 'Previous' },
      link: {},
    });
  });

  it('throws for two texts with the same name', () => {
    expect(() => joinTexts([texts, { pager: { next: 'Forward' } }])).toThrow(
      'There are two texts "pager.next".',
    );
  });
});

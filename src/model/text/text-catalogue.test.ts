import { describe, expect, it } from 'vitest';
import { translateTexts } from './text-catalogue';

const texts = { search: { none: 'No results', all: 'See all results' }, pager: { next: 'Next' } };

describe('a translated catalogue', () => {
  it('keeps the texts that are not translated', () => {
    expect(translateTexts(texts, { search: { none: 'Không tìm thấy kết quả nào' } })).toEqual({
      search: { none: 'Không tìm thấy kết quả nào', all: 'See all results' },
      pager: { next: 'Next' },
    });
  });

  it('has no sections that the site does not have', () => {
    expect(translateTexts(texts, { other: { a: 'b' } })).toEqual(texts);
  });
});

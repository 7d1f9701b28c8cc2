import { describe, expect, it } from 'vitest';
import { translateWords } from './foreign-words';

const english: ReadonlySet<string> = new Set(['them', 'team', 'tao', '住所']);
const translate = (...words: readonly string[]) =>
  translateWords(words, (word) => english.has(word));

describe('words of other languages', () => {
  it.each([
    [['チーム'], ['team']],
    [['チームを削除する'], ['team', 'delete']],
    [['ページネーション'], ['pagination']],
    [
      ['顧客', 'api'],
      ['customer', 'api'],
    ],
    [['đăng', 'nhập'], ['login']],
    [
      ['xoá', 'người', 'dùng'],
      ['delete', 'user'],
    ],
    [['dang', 'nhap'], ['login']],
  ])('%j is %j', (words, expected) => {
    expect(translate(...words)).toEqual(expected);
  });

  it('stay as they are when pages say them', () => {
    expect(translate('住所')).toBeUndefined();
    expect(translate('tao', 'team')).toBeUndefined();
  });

  it('are translated with accents that no English word has', () => {
    expect(translate('thêm', 'them')).toEqual(['create', 'them']);
  });

  it('stay as they are when most of them is unknown', () => {
    expect(translate('東京タワーのコード')).toBeUndefined();
    expect(translate('constructor', '__proto__')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { setCard } from './card';
import { openLettering } from './lettering';

const lettering = openLettering();
const card = { title: 'Create team', kind: 'API reference', site: 'Site' };

/** The number of lines that a title takes: all, without those of kind and site. */
function countLines(title: string): number {
  return (
    setCard({ ...card, title }, lettering).filter(({ shape }) => 'letters' in shape).length - 2
  );
}

describe('the picture of a page', () => {
  it('differs by title, kind, method and path', () => {
    const pictures = [
      card,
      { ...card, title: 'Delete team' },
      { ...card, kind: 'Guide' },
      { ...card, call: { method: 'POST', path: '/teams' } },
      { ...card, call: { method: 'PUT', path: '/teams' } },
      { ...card, call: { method: 'PUT', path: '/teams/{teamId}' } },
    ].map((each) => JSON.stringify(setCard(each, lettering)));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each([
    ['Create team', 1],
    ['Get a new access token by a refresh token', 2],
    ['Get a new access token by a refresh token that has not expired, and be told if it has', 3],
    ['word '.repeat(500), 3],
    ['longword'.repeat(500), 1],
    ['', 0],
  ])('has room for any title: %s', (title, lines) => {
    expect(countLines(title)).toBe(lines);
  });

  it.each([
    ['Đường dẫn của tệp', true],
    ['Ünïcödé, Ελληνικά, Кириллица', true],
    ['会議', false],
    ['🎉', false],
  ])('knows which letters it can write: %s', (text, can) => {
    expect(lettering.canWrite(text)).toBe(can);
  });

  it('sets a text as wide as its letters, in every weight', () => {
    const width = (text: string, weight: 400 | 600) => lettering.write(text, 100, weight).width;
    expect(width('mm', 600)).toBeGreaterThan(width('ii', 600) * 2);
    expect(width('Easier', 600)).toBeGreaterThan(width('Easier', 400));
    expect(width('', 400)).toBe(0);
  });
});

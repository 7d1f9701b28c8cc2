import { describe, expect, it } from 'vitest';
import { cardSize } from './card';
import { drawCard, toSvg } from './drawing';
import { readPng } from './fixtures/read-png';

const { width, height } = cardSize;
const call = { method: 'POST', path: '/teams' };
const guide = { title: 'Create team', kind: 'API reference', site: 'Site' };
const card = { ...guide, call };
const draw = (title: string) => readPng(drawCard({ ...card, title }), width, height);

/** The lines of a title: all, without those of kind, method, path and site. */
function listLines(title: string): readonly string[] {
  const texts = Array.from(toSvg({ ...card, title }).matchAll(/<text [^>]*>([^<]*)</g));
  return texts.slice(1, -3).map(([, text = '']) => text);
}

describe('the picture of a page', () => {
  it('has paper, a bar, and the method in its colour', () => {
    const { at } = draw(card.title);
    expect(at(0, 0)).toBe('#3a46a0');
    expect(at(0, 13)).toBe('#3a46a0');
    expect(at(0, 14)).toBe('#fcfbf8');
    const column = Array.from({ length: height }, (_, y) => at(84, y));
    expect(column).toContain('#2a6a45');
    const corner = column.indexOf('#2a6a45');
    expect(at(72, corner)).toBe('#fcfbf8');
  });

  it('differs by title, kind, site, method and path', () => {
    const pictures = [
      card,
      { ...card, title: 'Delete team' },
      { ...card, kind: 'Guide' },
      { ...card, site: 'Other' },
      { ...card, call: { ...call, method: 'PUT' } },
      { ...card, call: { ...call, path: '/teams/{teamId}' } },
    ].map((each) => Buffer.from(drawCard(each)).toString('base64'));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(['Đường dẫn của tệp', 'Ünïcödé', 'Ελληνικά', 'Кириллица'])(
    'has a title in the letters of the typeface: %s',
    (title) => {
      expect(listLines(title)).toEqual([title]);
    },
  );

  it('has ink for each of these letters', () => {
    // Resvg leaves out a letter that it does not find in the typeface.
    const amounts = Array.from('ầộữüλЖ', countInk);
    expect(Math.min(...amounts)).toBeGreaterThan(200);
    expect(countInk('')).toBe(0);
  });

  it.each(['会議', '🎉'])(
    'has the name of the site instead of a title that the typeface cannot write: %s',
    (title) => {
      expect(listLines(title)).toEqual([card.site]);
    },
  );

  it('has text, and no elements, of a title with tags', () => {
    expect(listLines('<b> & </b>')).toEqual(['&lt;b> &amp; &lt;/b>']);
    expect(draw('<b> & </b>').at(0, 0)).toBe('#3a46a0');
  });

  it('has an ellipsis behind a title or path that is too long', () => {
    expect(listLines('word '.repeat(500)).at(-1)).toMatch(/^word .*…$/);
    const path = '/teams/{teamId}'.repeat(5);
    expect(toSvg({ ...card, call: { ...call, path } })).toMatch(/>\/teams\/[^<]*…</);
  });

  it.each([
    ['Create team', 1],
    ['Get a new access token by a refresh token', 2],
    ['Get a new access token by a refresh token that has not expired, and be told if it has', 3],
    ['word '.repeat(500), 3],
    ['longword'.repeat(500), 1],
    ['a\nb', 1],
    ['', 0],
  ])('has room for any title: %s', (title, lines) => {
    expect(listLines(title)).toHaveLength(lines);
    const { at } = draw(title);
    const margin = Array.from({ length: height - 14 }, (_row, y) => at(width - 40, y + 14));
    expect(new Set(margin)).toEqual(new Set(['#fcfbf8']));
  });
});

/** The dark pixels of a title. */
function countInk(title: string): number {
  const { pixels } = readPng(drawCard({ ...guide, title }), width, height);
  const rows = pixels.subarray(130 * width * 4, 215 * width * 4);
  return rows.filter((value, index) => index % 4 === 0 && value < 128).length;
}

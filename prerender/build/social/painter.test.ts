import { expect, it } from 'vitest';
import { cardSize } from './card';
import { readPng, readSvg } from './fixtures/read-png';
import { openLettering } from './lettering';
import { createPainter } from './painter';

const { width, height } = cardSize;
const paint = createPainter();
const call = { method: 'POST', path: '/teams' };
const card = { title: 'Create team', kind: 'API reference', site: 'Site', call };

it('paints paper, a bar, and the method in its colour', () => {
  const { at } = readPng(paint(card), width, height);
  expect(at(0, 0)).toBe('#3a46a0');
  expect(at(0, 13)).toBe('#3a46a0');
  expect(at(0, 14)).toBe('#fcfbf8');
  const column = Array.from({ length: height }, (_, y) => at(84, y));
  expect(column).toContain('#2a6a45');
  const corner = column.indexOf('#2a6a45');
  expect(at(72, corner)).toBe('#fcfbf8');
});

it('writes as the shapes of the letters are drawn', () => {
  const { pixels } = readPng(paint({ ...card, title: 'Tävla snabbt' }), width, height);
  const line = openLettering().write('Tävla snabbt', 64, 600);
  const shapes = line.letters.map(
    ({ letter, scale, left }) =>
      `<path transform="translate(${72 + left} 196) scale(${scale} ${-scale})" d="${letter.path}"/>`,
  );
  const drawn = readSvg(
    `<rect width="100%" height="100%" fill="#fcfbf8"/><g fill="#1e2433">${shapes.join('')}</g>`,
    width,
    height,
  );
  // The rows of the title alone, red of each pixel; a letter may stand a quarter of a pixel beside its place.
  const [from, to] = [140, 215].map((y) => y * width * 4);
  const differences = [...pixels.subarray(from, to)].map((value, index) =>
    Math.abs(value - (drawn.pixels[(from ?? 0) + index] ?? 0)),
  );
  const inked = drawn.pixels.subarray(from, to).filter((value) => value < 128).length;
  expect(inked).toBeGreaterThan(5000);
  expect(differences.filter((value) => value > 80).length).toBeLessThan(inked / 100);
});

it('paints another picture for whatever is different', () => {
  const all = [card, { ...card, title: 'x' }, { ...card, kind: 'x' }, { ...card, site: 'x' }];
  expect(new Set(all.map((each) => paint(each).toString('base64'))).size).toBe(all.length);
});

it('writes the name of the site instead of a title that the typeface cannot write', () => {
  expect(paint({ ...card, title: '会議' })).toEqual(paint({ ...card, title: card.site }));
});

it.each([
  ['an empty title', ''],
  ['a space', ' '],
  ['a word that is too long for a line', 'longword'.repeat(500)],
  ['two lines', 'a\nb'],
])('keeps the margin free with %s', (_, title) => {
  const { at } = readPng(paint({ ...card, title }), width, height);
  const margin = Array.from({ length: height - 14 }, (_row, y) => at(width - 40, y + 14));
  expect(new Set(margin)).toEqual(new Set(['#fcfbf8']));
});

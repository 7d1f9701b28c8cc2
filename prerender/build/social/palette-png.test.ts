import { expect, it } from 'vitest';
import { createCanvas } from './canvas';
import { readPng } from './fixtures/read-png';
import { toPalettePng } from './palette-png';

it('keeps the colour of every pixel', () => {
  const canvas = createCanvas(5, 3, '#fcfbf8');
  const mask = { width: 2, height: 1, coverage: new Uint8Array([255, 128]), left: 0, top: 0 };
  canvas.paint(mask, 1, 1, { color: '#3a46a0', ground: '#fcfbf8' });
  const { at } = readPng(toPalettePng(canvas), 5, 3);
  expect(at(0, 0)).toBe('#fcfbf8');
  expect(at(1, 1)).toBe('#3a46a0');
  expect(at(2, 1)).toBe('#9ba1cc');
  expect(at(3, 1)).toBe('#fcfbf8');
  expect(at(4, 2)).toBe('#fcfbf8');
});

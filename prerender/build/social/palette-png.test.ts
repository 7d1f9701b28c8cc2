import { expect, it } from 'vitest';
import { createCanvas } from './canvas';
import { readPng } from './fixtures/read-png';
import { toPalettePng } from './palette-png';

it.each([
  ['four bits', []],
  ['eight bits', ['#1e2433', '#5b6275', '#2a6a45']],
])('keeps the colour of every pixel in %s', (_, others) => {
  const ground = '#fcfbf8';
  const canvas = createCanvas(5, 3, ground);
  const mask = { width: 2, height: 1, coverage: new Uint8Array([255, 102]), left: 0, top: 0 };
  for (const color of ['#3a46a0', ...others]) canvas.paint(mask, 1, 1, { color, ground });
  canvas.paint(mask, 3, 2, { color: '#3a46a0', ground });
  const { at } = readPng(toPalettePng(canvas), 5, 3);
  expect(at(0, 0)).toBe('#fcfbf8');
  expect(at(1, 1)).toBe(others.at(-1) ?? '#3a46a0');
  expect(at(2, 2)).toBe('#fcfbf8');
  expect(at(3, 2)).toBe('#3a46a0');
  expect(at(4, 2)).toBe('#aeb3d5');
});

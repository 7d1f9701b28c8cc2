import { expect, it } from 'vitest';
import { createCanvas } from './canvas';
import type { Mask } from './masks';

const paper = '#ffffff';
const black = { color: '#000000', ground: paper };
const full: Mask = { width: 2, height: 2, coverage: new Uint8Array(4).fill(255), left: 0, top: 0 };

it('leaves out what is beyond its edges', () => {
  const canvas = createCanvas(3, 3, paper);
  canvas.paint(full, -1, -1, black);
  canvas.paint(full, 2, 2, black);
  expect([...canvas.pixels].map((pixel) => (pixel === 0 ? '.' : '#')).join('')).toBe('#.......#');
});

it('keeps what covers more where two shapes touch', () => {
  const canvas = createCanvas(2, 2, paper);
  const thin = { ...full, coverage: new Uint8Array([0, 50, 100, 255]) };
  canvas.paint(thin, 0, 0, black);
  const once = [...canvas.pixels];
  canvas.paint({ ...full, coverage: new Uint8Array([0, 20, 20, 20]) }, 0, 0, black);
  expect([...canvas.pixels]).toEqual(once);
});

it('names the colours of three inks with four bits, and refuses more than a byte can name', () => {
  const canvas = createCanvas(2, 2, paper);
  const paint = (number: number) =>
    canvas.paint(full, 0, 0, { color: `#0000${number}`, ground: paper });
  for (let number = 10; number < 13; number += 1) paint(number);
  expect(canvas.colors).toHaveLength(16);
  expect(() => {
    for (let number = 13; number < 99; number += 1) paint(number);
  }).toThrow('more inks');
});

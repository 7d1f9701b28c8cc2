import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { toPalettePng } from './palette-png';

function draw(inside: string, width = 40, height = 30) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
  return new Resvg(svg).render();
}

/** The pixels of a PNG, read by another program. */
function readPng(png: Buffer, width: number, height: number): Buffer {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return draw(`<image href="${source}" width="${width}" height="${height}"/>`, width, height)
    .pixels;
}

const ground = '<rect width="100%" height="100%" fill="#fcfbf8"/>';

it('keeps every pixel of a picture with few colours', () => {
  const picture = draw(`${ground}<circle cx="15" cy="14" r="9" fill="#3a46a0"/>`);
  const png = toPalettePng(picture);
  expect(png).toBeDefined();
  expect(readPng(png ?? Buffer.alloc(0), 40, 30).equals(picture.pixels)).toBe(true);
});

it('leaves transparent pictures and those of many colours to full colour', () => {
  expect(toPalettePng(draw('<circle cx="15" cy="14" r="9" fill="#3a46a0"/>'))).toBeUndefined();
  const stops = '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#005"/>';
  const gradient = `<linearGradient id="g">${stops}</linearGradient>`;
  const wide = draw(`${gradient}<rect width="100%" height="100%" fill="url(#g)"/>`, 600, 2);
  expect(toPalettePng(wide)).toBeUndefined();
});

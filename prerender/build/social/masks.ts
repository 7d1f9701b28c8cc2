import { Resvg } from '@resvg/resvg-js';
import type { Letter } from './lettering';

/** How much of each pixel a shape covers, in lines from the top. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  /** 255 is all of the pixel. */
  readonly coverage: Uint8Array;
  /** Where its top left pixel is, from where the shape is placed. */
  readonly left: number;
  readonly top: number;
}

/** A rectangle, whose corners may be round, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Makes masks of shapes, each once: the letters of thousands of pictures are the same. */
export interface Masks {
  /** A letter whose base line begins at a fraction of a pixel. */
  readonly letter: (letter: Letter, scale: number, fraction: number) => Mask;
  readonly box: (box: Box) => Mask;
}

/** A letter stands at one of so many places within a pixel. */
const PLACES = 4;

export function createMasks(): Masks {
  const letters = new Map<Letter, Map<string, Mask>>();
  const boxes = new Map<string, Mask>();
  return {
    letter(letter, scale, fraction) {
      const sizes = letters.get(letter) ?? new Map<string, Mask>();
      letters.set(letter, sizes);
      const place = Math.floor(fraction * PLACES) / PLACES;
      return recall(sizes, `${scale} ${place}`, () => toLetterMask(letter, scale, place));
    },
    box: ({ width, height, radius }) =>
      recall(boxes, `${width} ${height} ${radius}`, () => {
        const rect = `<rect width="${width}" height="${height}" rx="${radius}"/>`;
        return { ...toCoverage(rect, width, height), left: 0, top: 0 };
      }),
  };
}

function recall(known: Map<string, Mask>, key: string, make: () => Mask): Mask {
  const mask = known.get(key) ?? make();
  known.set(key, mask);
  return mask;
}

function toLetterMask({ path, bounds }: Letter, scale: number, fraction: number): Mask {
  const left = Math.floor(bounds.minX * scale + fraction);
  const top = Math.floor(-bounds.maxY * scale);
  const width = Math.ceil(bounds.maxX * scale + fraction) - left;
  const height = Math.ceil(-bounds.minY * scale) - top;
  const place = `translate(${fraction - left} ${-top}) scale(${scale} ${-scale})`;
  return { ...toCoverage(`<path transform="${place}" d="${path}"/>`, width, height), left, top };
}

/** Draws a shape in SVG: what is not transparent is covered. */
function toCoverage(
  shape: string,
  width: number,
  height: number,
): Pick<Mask, 'width' | 'height' | 'coverage'> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const coverage = new Uint8Array(width * height);
  // Red, green, blue and alpha.
  for (let at = 0; at < coverage.length; at += 1) coverage[at] = pixels[at * 4 + 3] ?? 0;
  return { width, height, coverage };
}

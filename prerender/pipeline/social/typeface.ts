import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { create } from 'fontkit';

/** The weights that pictures are written in. */
export type Weight = 400 | 600;

/** The site's typeface with all its letters, and as TTF: Resvg reads no WOFF2. */
const files: Readonly<Record<Weight, Buffer>> = {
  400: load('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  600: load('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
};

const fonts: Readonly<Record<Weight, Font>> = { 400: openFont(400), 600: openFont(600) };

/** The typeface for Resvg. */
export const typeface = { loadSystemFonts: false, fontBuffers: Object.values(files) };

/** The width of a text on one line, in pixels. */
export function toTextWidth(text: string, size: number, weight: Weight): number {
  const font = fonts[weight];
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** The letters of a text that the typeface has. */
export function toKnownLetters(text: string): string {
  return [...text]
    .filter((letter) => fonts[400].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('');
}

function openFont(weight: Weight): Font {
  const font = create(files[weight]);
  if (!('layout' in font)) throw new Error(`The file of weight ${weight} is not one font.`);
  return font;
}

function load(file: string): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

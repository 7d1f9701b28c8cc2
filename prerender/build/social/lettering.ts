import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { create } from 'fontkit';

/** The weights that pictures are written in. */
export type Weight = 400 | 600;

/** The files of a font, by the letters that they have; the first that has a letter draws it. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const;

/** A line of text as shapes: a picture that has them needs no font where it is drawn. */
export interface Line {
  /** SVG paths, with the left end of the base line at 0, 0. */
  readonly shapes: string;
  readonly width: number;
}

/** Writes texts in the typeface of the site. */
export interface Lettering {
  readonly write: (text: string, size: number, weight: Weight) => Line;
  /** Whether the typeface has all letters of a text. */
  readonly canWrite: (text: string) => boolean;
}

/** Opens the typeface; its files are read when a text needs them. */
export function openLettering(): Lettering {
  const fonts = new Map<string, Font>();
  const shapes = new Map<string, string>();
  const lines = new Map<string, SetLine>();
  const open = (subset: string, weight: Weight): Font => {
    const key = `${subset}-${weight}`;
    const font = fonts.get(key) ?? loadFont(key);
    fonts.set(key, font);
    return font;
  };
  const findFont = (letter: string, weight: Weight): readonly [string, Font] | undefined => {
    const code = letter.codePointAt(0) ?? 0;
    for (const subset of SUBSETS) {
      const font = open(subset, weight);
      if (font.hasGlyphForCodePoint(code)) return [`${subset}-${weight}`, font];
    }
    return undefined;
  };
  return {
    canWrite: (text) => [...text].every((letter) => findFont(letter, 600) !== undefined),
    write(text, size, weight) {
      const key = `${weight} ${text}`;
      // The name of the site and the kinds of pages come again and again, titles in several sizes.
      const set = lines.get(key) ?? setLine(text, (letter) => findFont(letter, weight), shapes);
      if (lines.size === MOST_LINES) lines.clear();
      lines.set(key, set);
      return {
        get shapes() {
          return scaleShapes(set, size);
        },
        width: set.width * size,
      };
    },
  };
}

/** How many lines are kept. */
const MOST_LINES = 1000;

/** A line of size 1. */
interface SetLine {
  readonly glyphs: readonly SetGlyph[];
  readonly width: number;
}

interface SetGlyph {
  /** In units of its font. */
  readonly shape: string;
  readonly unit: number;
  readonly left: number;
}

function setLine(
  text: string,
  findFont: (letter: string) => readonly [string, Font] | undefined,
  shapes: Map<string, string>,
): SetLine {
  const set: SetGlyph[] = [];
  let width = 0;
  for (const { font, key, letters } of toRuns(text, findFont)) {
    const unit = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    for (const [index, glyph] of glyphs.entries()) {
      const id = `${key}-${glyph.id}`;
      const shape = shapes.get(id) ?? glyph.path.toSVG();
      shapes.set(id, shape);
      set.push({ shape, unit, left: width });
      width += (positions[index]?.xAdvance ?? 0) * unit;
    }
  }
  return { glyphs: set, width };
}

function scaleShapes({ glyphs }: SetLine, size: number): string {
  return glyphs
    .filter(({ shape }) => shape !== '')
    .map(({ shape, unit, left }) => {
      const scale = round(unit * size, 5);
      return `<path transform="translate(${round(left * size)} 0) scale(${scale} ${-scale})" d="${shape}"/>`;
    })
    .join('');
}

interface Run {
  readonly key: string;
  readonly font: Font;
  readonly letters: string;
}

/** The text in parts that one font has; what no font has is left out. */
function toRuns(
  text: string,
  findFont: (letter: string) => readonly [string, Font] | undefined,
): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const found = findFont(letter);
    if (found === undefined) continue;
    const [key, font] = found;
    const last = runs.at(-1);
    if (last?.key === key) runs[runs.length - 1] = { key, font, letters: last.letters + letter };
    else runs.push({ key, font, letters: letter });
  }
  return runs;
}

function loadFont(name: string): Font {
  const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${name}-normal.woff2`;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is not one font.`);
  return font;
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

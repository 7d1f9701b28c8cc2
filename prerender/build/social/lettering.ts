import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph } from 'fontkit';
import { create } from 'fontkit';

/** The weights that pictures are written in. */
export type Weight = 400 | 600;

/** The files of a font, by the letters that they have; the first that has a letter draws it. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const;

/** A line of text as shapes: a picture that has them needs no font where it is drawn. */
export interface Line {
  readonly letters: readonly PlacedLetter[];
  /** In pixels. */
  readonly width: number;
}

/** A letter of a line. */
export interface PlacedLetter {
  readonly letter: Letter;
  /** Pixels for each unit of its font. */
  readonly scale: number;
  /** From the beginning of the line, in pixels. */
  readonly left: number;
}

/** A letter as a shape, in units of its font, y upwards from the base line. */
export interface Letter {
  /** The commands of an SVG path. */
  readonly path: string;
  readonly bounds: Bounds;
}

/** The box around a shape. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
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
  const letters = new Map<string, Letter>();
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
      const set = lines.get(key) ?? setLine(text, (letter) => findFont(letter, weight), letters);
      if (lines.size === MOST_LINES) lines.clear();
      lines.set(key, set);
      return {
        get letters() {
          return scaleLetters(set, size);
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
  readonly letters: readonly PlacedLetter[];
  readonly width: number;
}

function setLine(
  text: string,
  findFont: (letter: string) => readonly [string, Font] | undefined,
  known: Map<string, Letter>,
): SetLine {
  const letters: PlacedLetter[] = [];
  let width = 0;
  for (const { font, key, letters: run } of toRuns(text, findFont)) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const id = `${key}-${glyph.id}`;
      const letter = known.get(id) ?? { path: glyph.path.toSVG(), bounds: toBounds(glyph) };
      known.set(id, letter);
      letters.push({ letter, scale, left: width });
      width += (positions[index]?.xAdvance ?? 0) * scale;
    }
  }
  return { letters, width };
}

function toBounds({ bbox: { minX, minY, maxX, maxY } }: Glyph): Bounds {
  return { minX, minY, maxX, maxY };
}

/** Spaces have no shape. */
function scaleLetters({ letters }: SetLine, size: number): readonly PlacedLetter[] {
  return letters
    .filter(({ letter }) => letter.path !== '')
    .map(({ letter, scale, left }) => ({ letter, scale: scale * size, left: left * size }));
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

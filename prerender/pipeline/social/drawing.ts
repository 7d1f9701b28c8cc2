import { renderSvg } from './svg-image';
import { cardSize } from './card';
import type { Card } from './card';
import type { Weight } from './typeface';
import { toKnownLetters, toTextWidth, typeface } from './typeface';

const MARGIN = 72;
const ROOM = cardSize.width - 2 * MARGIN;

/** Ink, paper and the one indigo, as `src/ui/styles/tokens.css` has them in the light theme. */
const colors = { paper: '#fcfbf8', ink: '#1e2433', soft: '#545b6c', accent: '#3a46a0' } as const;

const methodColors: Readonly<Record<string, string>> = {
  GET: '#1f5f8f',
  POST: '#2a6a45',
  PUT: '#855300',
  PATCH: '#855300',
  DELETE: '#a2332f',
};

/** Draws a card as a PNG. */
export function drawCard(card: Card): Uint8Array {
  return renderSvg(toSvg(card), { font: typeface }, (image) => image.asPng());
}

/** A card as SVG. */
export function toSvg({ title, kind, site, call }: Card): string {
  const { width, height } = cardSize;
  // A title in letters that the typeface does not have is left to the text of the preview.
  const lines = toTitleLines(toKnownLetters(title) === title ? title : site);
  const step = (lines[0]?.size ?? 0) * 1.18;
  const first = 196;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="IBM Plex Sans">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<rect width="${width}" height="14" fill="${colors.accent}"/>`,
    write(kind, 106, { size: 26, weight: 600, color: colors.accent }),
    ...lines.map(({ text, size }, index) =>
      write(text, first + index * step, { size, weight: 600, color: colors.ink }),
    ),
    drawCall(call, first + lines.length * step + 6),
    write(site, 446, { size: 26, weight: 400, color: colors.soft }),
    '</svg>',
  ].join('');
}

interface TitleLine {
  readonly text: string;
  readonly size: number;
}

/** The title as large as it can be in three lines; a longer one ends in an ellipsis. */
function toTitleLines(title: string): readonly TitleLine[] {
  for (const size of [64, 52, 44]) {
    const lines = wrap(title, size);
    const most = size === 64 ? 2 : 3;
    if (lines.length > most && size > 44) continue;
    const rest = lines.slice(most - 1).join(' ');
    return [...lines.slice(0, most - 1), ...(rest === '' ? [] : [rest])].map((line) => ({
      text: fit(line, size, 600, ROOM),
      size,
    }));
  }
  return [];
}

/** Breaks a title at its spaces; a word that is too long for a line stands alone. */
function wrap(title: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter((part) => part !== '')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && toTextWidth(longer, size, 600) <= ROOM)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The longest beginning of a text that there is room for, with an ellipsis if it is not all. */
function fit(text: string, size: number, weight: Weight, room: number): string {
  const fits = (part: string) => toTextWidth(part, size, weight) <= room;
  // A text of a book is never measured whole.
  const letters = [...text].slice(0, 200);
  if (letters.length < 200 && fits(text)) return text;
  const cut = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && !fits(cut())) letters.pop();
  return cut();
}

/** The method on its colour, and the path. */
function drawCall(call: Card['call'], baseline: number): string {
  if (call === undefined) return '';
  const color = methodColors[call.method] ?? colors.soft;
  const width = Math.round(toTextWidth(call.method, 26, 600) + 32);
  const path = { x: MARGIN + width + 20, size: 30, weight: 400, color: colors.soft } as const;
  const top = Math.round(baseline) - 32;
  return [
    `<rect x="${MARGIN}" y="${top}" width="${width}" height="44" rx="8" fill="${color}"/>`,
    write(call.method, baseline, { x: MARGIN + 16, size: 26, weight: 600, color: '#ffffff' }),
    write(call.path, baseline, path),
  ].join('');
}

interface Lettering {
  readonly x?: number;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** A line of text; what does not fit before the right margin is cut off. */
function write(
  text: string,
  baseline: number,
  { x = MARGIN, size, weight, color }: Lettering,
): string {
  const shown = fit(toKnownLetters(text), size, weight, MARGIN + ROOM - x);
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${Math.round(baseline)}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped}</text>`;
}

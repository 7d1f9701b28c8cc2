import type { Lettering, Line } from './lettering';

/** What the picture of a page says in link previews. */
export interface Card {
  readonly title: string;
  /** What kind of page it is: `Guide`, `Operation`. */
  readonly kind: string;
  readonly site: string;
  /** Of an operation. */
  readonly call?: { readonly method: string; readonly path: string };
}

/** In pixels; previews show it about half as wide. */
export const cardSize = { width: 960, height: 504 } as const;

const MARGIN = 72;
const ROOM = cardSize.width - 2 * MARGIN;

/** Ink, paper and the one indigo, as `src/ui/styles/tokens.css` has them in the light theme. */
const colors = { paper: '#fcfbf8', ink: '#1e2433', soft: '#545b6c', accent: '#3a46a0' };

const methodColors: Readonly<Record<string, string>> = {
  GET: '#1f5f8f',
  POST: '#2a6a45',
  PUT: '#855300',
  PATCH: '#855300',
  DELETE: '#a2332f',
};

/** Draws a picture: SVG whose texts are shapes. */
export function drawCard(card: Card, lettering: Lettering): string {
  const lines = toTitleLines(card.title, lettering);
  const step = (lines[0]?.size ?? 0) * 1.18;
  const first = 196;
  const parts = [
    place(
      lettering.write(fit(card.kind, 26, 600, ROOM, lettering), 26, 600),
      MARGIN,
      106,
      colors.accent,
    ),
    ...lines.map(({ line }, index) => place(line, MARGIN, first + index * step, colors.ink)),
    ...drawCall(card.call, first + lines.length * step + 6, lettering),
    place(
      lettering.write(fit(card.site, 26, 400, ROOM, lettering), 26, 400),
      MARGIN,
      446,
      colors.soft,
    ),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    `<rect width="100%" height="14" fill="${colors.accent}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

interface TitleLine {
  readonly size: number;
  readonly line: Line;
}

/** The title as large as it can be in three lines; a longer one ends in an ellipsis. */
function toTitleLines(title: string, lettering: Lettering): readonly TitleLine[] {
  for (const size of [64, 52, 44]) {
    const lines = wrap(title, (text) => lettering.write(text, size, 600).width <= ROOM);
    const most = size === 64 ? 2 : 3;
    if (lines.length > most && size > 44) continue;
    const shown = lines.slice(0, most);
    const rest = lines.slice(most);
    return shown.map((text, index) => {
      const isCut = index === most - 1 && rest.length > 0;
      const whole = isCut ? `${text} ${rest.join(' ')}` : text;
      return { size, line: lettering.write(fit(whole, size, 600, ROOM, lettering), size, 600) };
    });
  }
  return [];
}

/** Breaks a text at its spaces; a word that is too long for a line stands alone. */
function wrap(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The longest beginning of a text that there is room for, with an ellipsis if it is not all. */
function fit(
  text: string,
  size: number,
  weight: 400 | 600,
  room: number,
  lettering: Lettering,
): string {
  const fits = (part: string) => lettering.write(part, size, weight).width <= room;
  // A text of a book is never measured whole.
  const letters = [...text].slice(0, 200);
  if (letters.length < 200 && fits(text)) return text;
  let length = letters.length;
  while (length > 0 && !fits(`${letters.slice(0, length).join('').trimEnd()}…`)) length -= 1;
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}

/** The method in its colour, and the path. */
function drawCall(call: Card['call'], top: number, lettering: Lettering): readonly string[] {
  if (call === undefined) return [];
  const method = lettering.write(call.method, 26, 600);
  const width = method.width + 32;
  const room = ROOM - width - 20;
  const path = lettering.write(fit(call.path, 30, 400, room, lettering), 30, 400);
  const color = methodColors[call.method] ?? colors.soft;
  return [
    `<rect x="${MARGIN}" y="${top - 32}" width="${width.toFixed(1)}" height="44" rx="8" fill="${color}"/>`,
    place(method, MARGIN + 16, top, '#fff'),
    place(path, MARGIN + width + 20, top, colors.soft),
  ];
}

function place({ shapes }: Line, x: number, y: number, fill: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}">${shapes}</g>`;
}

import type { Ink } from './canvas';
import type { Lettering, Line, Weight } from './lettering';
import type { Box } from './masks';

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
export const PAPER = '#fcfbf8';
const inks = {
  ink: { color: '#1e2433', ground: PAPER },
  soft: { color: '#545b6c', ground: PAPER },
  accent: { color: '#3a46a0', ground: PAPER },
} satisfies Record<string, Ink>;

const methodColors: Readonly<Record<string, string>> = {
  GET: '#1f5f8f',
  POST: '#2a6a45',
  PUT: '#855300',
  PATCH: '#855300',
  DELETE: '#a2332f',
};

/** What is painted on a picture, and where its left end is, in pixels: for a line, that of its base line. */
export interface Mark {
  readonly shape: Box | Line;
  readonly x: number;
  readonly y: number;
  readonly ink: Ink;
}

/** Sets a picture: what is on its paper, from back to front. */
export function setCard(card: Card, lettering: Lettering): readonly Mark[] {
  const lines = toTitleLines(card.title, lettering);
  const step = (lines[0]?.size ?? 0) * 1.18;
  const first = 196;
  const write = (text: string, weight: Weight) =>
    lettering.write(fit(text, 26, weight, ROOM, lettering), 26, weight);
  return [
    place({ width: cardSize.width, height: 14, radius: 0 }, 0, 0, inks.accent),
    place(write(card.kind, 600), MARGIN, 106, inks.accent),
    ...lines.map(({ line }, index) => place(line, MARGIN, first + index * step, inks.ink)),
    ...setCall(card.call, first + lines.length * step + 6, lettering),
    place(write(card.site, 400), MARGIN, 446, inks.soft),
  ];
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
  weight: Weight,
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
function setCall(call: Card['call'], top: number, lettering: Lettering): readonly Mark[] {
  if (call === undefined) return [];
  const method = lettering.write(call.method, 26, 600);
  const width = Math.round(method.width + 32);
  const room = ROOM - width - 20;
  const path = lettering.write(fit(call.path, 30, 400, room, lettering), 30, 400);
  const color = methodColors[call.method] ?? inks.soft.color;
  return [
    place({ width, height: 44, radius: 8 }, MARGIN, top - 32, { color, ground: PAPER }),
    place(method, MARGIN + 16, top, { color: '#ffffff', ground: color }),
    place(path, MARGIN + width + 20, top, inks.soft),
  ];
}

function place(shape: Mark['shape'], x: number, y: number, ink: Ink): Mark {
  return { shape, x, y: Math.round(y), ink };
}

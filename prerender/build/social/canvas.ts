import type { Mask } from './masks';

/** A colour that is laid on a ground of one colour, both as `#rrggbb`. */
export interface Ink {
  readonly color: string;
  readonly ground: string;
}

/** A picture with one byte a pixel, which names a colour. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The lines from the top. */
  readonly pixels: Uint8Array;
  /** The colours by number: red, green and blue. */
  readonly colors: readonly Rgb[];
  /** Lays ink on what a mask covers, placed at a pixel. What is beyond the edge is left out. */
  readonly paint: (mask: Mask, x: number, y: number, ink: Ink) => void;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** So many steps from a ground to an ink, for smooth edges: with three inks, four bits name all of them. */
const STEPS = 5;

/** A canvas of one colour. */
export function createCanvas(width: number, height: number, paper: string): Canvas {
  const pixels = new Uint8Array(width * height);
  const colors: Rgb[] = [toRgb(paper)];
  const firsts = new Map<string, number>();
  /** The number before that of an ink's first step. */
  const findFirst = ({ color, ground }: Ink): number => {
    const key = color + ground;
    const first = firsts.get(key) ?? colors.length - 1;
    if (!firsts.has(key)) colors.push(...listSteps(toRgb(ground), toRgb(color)));
    if (colors.length > 256) throw new Error('A picture has more inks than a byte can name.');
    firsts.set(key, first);
    return first;
  };
  return {
    width,
    height,
    pixels,
    colors,
    paint(mask, x, y, ink) {
      const first = findFirst(ink);
      const [left, top] = [x + mask.left, y + mask.top];
      const fromX = Math.max(0, -left);
      const toX = Math.min(mask.width, width - left);
      const toY = Math.min(mask.height, height - top);
      for (let row = Math.max(0, -top); row < toY; row += 1) {
        const line = (top + row) * width + left;
        for (let column = fromX; column < toX; column += 1) {
          const covered = mask.coverage[row * mask.width + column] ?? 0;
          const step = Math.round((covered * STEPS) / 255);
          if (step === 0) continue;
          // Where two letters touch, the one that covers more is seen.
          const known = (pixels[line + column] ?? 0) - first;
          if (known > step && known <= STEPS) continue;
          pixels[line + column] = first + step;
        }
      }
    },
  };
}

function listSteps(ground: Rgb, color: Rgb): readonly Rgb[] {
  const mix = (step: number, channel: 0 | 1 | 2) =>
    Math.round(ground[channel] + ((color[channel] - ground[channel]) * step) / STEPS);
  return Array.from({ length: STEPS }, (_, index) => [
    mix(index + 1, 0),
    mix(index + 1, 1),
    mix(index + 1, 2),
  ]);
}

function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

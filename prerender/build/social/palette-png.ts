import { crc32, deflateSync } from 'node:zlib';

/** A picture with four bytes per pixel: red, green, blue and alpha. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One byte names one colour. */
const MOST_COLORS = 256;

/** The alpha of a pixel that shows nothing of its ground. */
const OPAQUE = 255;

/**
 * Writes a PNG of at most 256 colours, one byte per pixel; undefined if there are more, or if the picture
 * is transparent anywhere.
 *
 * Letters on a plain ground have about a hundred colours. Such a file is a third smaller than one of
 * full colour, and takes half of the time. See the PNG specification, colour type 3.
 */
export function toPalettePng(picture: Bitmap): Buffer | undefined {
  const { width, height, pixels } = picture;
  const lines = toIndexedLines(picture);
  if (lines === undefined) return undefined;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, each the number of a colour.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(lines.colors.flatMap((color) => toRgb(pixels, color)))),
    toChunk('IDAT', deflateSync(lines.indexed)),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The lines of a picture, each after a byte that names its filter: none. */
interface IndexedLines {
  readonly indexed: Buffer;
  /** Where each colour is first in the pixels. */
  readonly colors: readonly number[];
}

function toIndexedLines({ width, height, pixels }: Bitmap): IndexedLines | undefined {
  const indexed = Buffer.alloc((width + 1) * height);
  const points = toPoints(pixels);
  const colors: number[] = [];
  const numbers = new Map<number, number>();
  const step = width * 4;
  for (let y = 0; y < height; y += 1) {
    const from = y * step;
    const line = y * (width + 1);
    const isSame = y > 0 && pixels.compare(pixels, from, from + step, from - step, from) === 0;
    if (isSame) {
      indexed.copy(indexed, line, line - width - 1, line);
      continue;
    }
    let last = -1;
    let number = 0;
    for (let x = 0; x < width; x += 1) {
      const color = points[y * width + x] ?? 0;
      if (color !== last) {
        last = color;
        const at = from + x * 4;
        number = numbers.get(color) ?? numbers.size;
        if (number === MOST_COLORS || pixels[at + 3] !== OPAQUE) return undefined;
        if (number === numbers.size) {
          numbers.set(color, number);
          colors.push(at);
        }
      }
      indexed[line + 1 + x] = number;
    }
  }
  return { indexed, colors };
}

/** One number per pixel, whatever the order of its bytes. */
function toPoints(pixels: Buffer): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : Buffer.from(new Uint8Array(pixels).buffer);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

function toRgb(pixels: Buffer, at: number): readonly number[] {
  return [...pixels.subarray(at, at + 3)];
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

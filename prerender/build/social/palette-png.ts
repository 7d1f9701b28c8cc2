import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Writes a PNG of four bits a pixel if they can name its colours, else of eight: see the PNG specification, colour type 3. */
export function toPalettePng({
  width,
  height,
  pixels,
  colors,
}: Pick<Canvas, 'width' | 'height' | 'pixels' | 'colors'>): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const bits = colors.length <= 16 ? 4 : 8;
  // Each pixel is the number of a colour.
  header.set([bits, 3], 8);
  // Each line begins with a byte that names its filter: none.
  const length = Math.ceil((width * bits) / 8) + 1;
  const lines = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    const line = pixels.subarray(y * width, (y + 1) * width);
    lines.set(bits === 8 ? line : toHalfBytes(line), y * length + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(colors.flat())),
    toChunk('IDAT', deflateSync(lines)),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two pixels a byte, the left one first. */
function toHalfBytes(line: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(line.length / 2));
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = ((line[index * 2] ?? 0) << 4) | (line[index * 2 + 1] ?? 0);
  return bytes;
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

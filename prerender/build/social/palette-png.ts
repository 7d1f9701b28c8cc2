import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Writes a PNG of one byte per pixel: see the PNG specification, colour type 3. */
export function toPalettePng({
  width,
  height,
  pixels,
  colors,
}: Pick<Canvas, 'width' | 'height' | 'pixels' | 'colors'>): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, each the number of a colour.
  header.set([8, 3], 8);
  // Each line begins with a byte that names its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(colors.flat())),
    toChunk('IDAT', deflateSync(lines)),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

import { gzipSync } from 'node:zlib';

/** The bytes of a file after gzip (level 9). */
export function toGzipSize(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

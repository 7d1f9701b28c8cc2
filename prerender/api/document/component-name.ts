import { posix } from 'node:path';

/** A name for what stands at some keys of a file: the last key, or the file's own name. */
export function toComponentName(file: string, keys: readonly string[]): string {
  const name = keys.at(-1) ?? posix.basename(file).replace(/\.[^.]+$/, '');
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'part';
}

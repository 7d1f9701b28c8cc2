import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWholeFile } from '../../sources/whole-file';
import type { Card } from './card';

/** A PNG, and a name that changes with what it shows. */
export interface Picture {
  /** Relative to the site: `assets/social/0a1b2c3d.png`. */
  readonly file: string;
  readonly load: () => Promise<Buffer>;
}

/** Makes the pictures of pages for link previews; those of the last build are kept in `.cache/social`. */
export function createPictures(root: string): (card: Card) => Picture {
  return (card) => {
    const hash = createHash('sha256').update(DRAWING).update(JSON.stringify(card)).digest('hex');
    const name = `${hash.slice(0, 16)}.png`;
    const load = async () => {
      const kept = findKeptPicture(root, name);
      if (kept !== undefined) return kept;
      // Only now: most builds draw no picture, and what draws them takes a quarter of a second to load.
      const { drawCard } = await import('./drawing');
      const png = drawCard(card);
      writeWholeFile(toKept(root, name), png);
      return png;
    };
    return { file: `assets/social/${name}`, load };
  };
}

/** The picture of a page that is kept; undefined if it is kept no more. */
export function findKeptPicture(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(toKept(root, basename(file)));
  } catch {
    return undefined;
  }
}

function toKept(root: string, name: string): string {
  return join(root, '.cache/social', name);
}

/** Raise it when cards are drawn in another way: pictures are kept by what they say. */
const DRAWING = '5';

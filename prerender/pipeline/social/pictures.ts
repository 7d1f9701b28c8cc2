import { createHash } from 'node:crypto';
import type { Card } from './card';

/** Raise it when cards are drawn in another way: a picture is named after what it says. */
const DRAWING = '5';

/** The file of a card's picture, relative to the site: `assets/social/0a1b2c3d.png`. */
export function toPictureFile(card: Card): string {
  const hash = createHash('sha256').update(DRAWING).update(JSON.stringify(card)).digest('hex');
  return `assets/social/${hash.slice(0, 16)}.png`;
}

/** Draws a card for link previews, as PNG. */
export async function drawPicture(card: Card): Promise<Uint8Array> {
  // Only now: a process that draws no picture need not load what does, for a quarter of a second.
  const { drawCard } = await import('./drawing');
  return drawCard(card);
}

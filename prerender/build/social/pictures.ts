import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { writeWholeFile } from '../../sources/whole-file';
import type { Card } from './card';
import { drawCard } from './card';
import type { Lettering } from './lettering';
import { openLettering } from './lettering';
import { toPalettePng } from './palette-png';

/** A PNG, and a name that changes with what it shows. */
export interface Picture {
  /** Relative to the site: `assets/social/0a1b2c3d.png`. */
  readonly file: string;
  readonly load: () => Promise<Buffer>;
}

/** Makes the pictures of pages for link previews; those of the last build are kept in `.cache/social`. */
export function createPictures(root: string): (card: Card) => Picture {
  let lettering: Lettering | undefined;
  return (card) => {
    const hash = createHash('sha256').update(DRAWING).update(JSON.stringify(card)).digest('hex');
    const name = `${hash.slice(0, 16)}.png`;
    const load = () =>
      loadKept(join(root, '.cache/social', name), () => {
        lettering ??= openLettering();
        return toPng(drawCard(toWritable(card, lettering), lettering));
      });
    return { file: `assets/social/${name}`, load };
  };
}

/** Raise it when cards are drawn in another way: pictures are kept by what they say. */
const DRAWING = '2';

/** A title in letters that the typeface does not have is left to the text of the preview. */
function toWritable(card: Card, lettering: Lettering): Card {
  return lettering.canWrite(card.title) ? card : { ...card, title: card.site };
}

/** Draws SVG whose texts are shapes; the fonts of the machine have no part in it. */
export function toPng(svg: string, width?: number): Buffer {
  const fit = width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } };
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, ...fit }).render();
  return toPalettePng(image) ?? image.asPng();
}

async function loadKept(file: string, make: () => Buffer): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  const png = make();
  // Another page may have the same picture.
  await writeWholeFile(file, png);
  return png;
}

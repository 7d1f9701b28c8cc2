import { createCanvas } from './canvas';
import type { Card } from './card';
import { PAPER, cardSize, setCard } from './card';
import { openLettering } from './lettering';
import { createMasks } from './masks';
import { toPalettePng } from './palette-png';

/** Makes the function that paints cards, each as a PNG. It keeps the letters that it has drawn. */
export function createPainter(): (card: Card) => Buffer {
  const lettering = openLettering();
  const masks = createMasks();
  return (card) => {
    const canvas = createCanvas(cardSize.width, cardSize.height, PAPER);
    // A title in letters that the typeface does not have is left to the text of the preview.
    const title = lettering.canWrite(card.title) ? card.title : card.site;
    for (const { shape, x, y, ink } of setCard({ ...card, title }, lettering)) {
      if (!('letters' in shape)) {
        canvas.paint(masks.box(shape), x, y, ink);
        continue;
      }
      for (const { letter, scale, left } of shape.letters) {
        const start = Math.floor(x + left);
        canvas.paint(masks.letter(letter, scale, x + left - start), start, y, ink);
      }
    }
    return toPalettePng(canvas);
  };
}

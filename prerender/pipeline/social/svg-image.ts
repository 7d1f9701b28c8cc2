import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { ResvgRenderOptions } from '@resvg/resvg-wasm';

await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/**
 * Renders an SVG, reads the image, and frees its memory. Resvg as a native package cannot free it: images pile up,
 * because the garbage collector does not know their size, and drawing into new memory takes twice as long.
 */
export function renderSvg<Result>(
  svg: string,
  options: ResvgRenderOptions,
  read: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Result,
): Result {
  const picture = new Resvg(svg, options);
  const image = picture.render();
  try {
    return read(image);
  } finally {
    image.free();
    picture.free();
  }
}

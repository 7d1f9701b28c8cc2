import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { ResvgRenderOptions } from '@resvg/resvg-wasm';

await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/**
 * Renders an SVG, and reads the image. Its memory is free at once: left to the garbage collector, which does not know
 * its size, it is hundreds of megabytes, and new memory takes longer than the drawing.
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

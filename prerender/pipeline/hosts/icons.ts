import { Resvg } from '@resvg/resvg-js';
import { INSTALLED_SIZES } from './web-manifest';

/** The icons as PNG, by file name, drawn from the SVG that all pages link. */
export function drawIcons(svg: string): ReadonlyMap<string, Uint8Array> {
  return new Map([180, ...INSTALLED_SIZES].map((size) => [`icon-${size}.png`, toPng(svg, size)]));
}

function toPng(svg: string, width: number): Uint8Array {
  const fitTo = { mode: 'width', value: width } as const;
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo }).render().asPng();
}

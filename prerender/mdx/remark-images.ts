import { readFileSync } from 'node:fs';
import type { Expression } from 'estree-jsx';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import type { VFile } from 'vfile';
import { isExternalHref } from '../../src/model/paths';
import { toLiteral } from './estree-nodes';
import { becomeElement, toAttribute, toExpressionAttribute } from './mdx-nodes';
import type { MdxSettings } from './mdx-settings';
import type { Page } from './page';
import { toPage } from './page';
import { findNearestFile } from './page-files';
import { report, toNearestHint } from './report';
import { findServedFile } from './served-file';
import { splitUrl } from './split-url';
import { listNodes } from './walk-tree';

/**
 * Serves images from beside the page and from `public/`, and says how large they are, so that the
 * text below does not jump when they arrive. Behaviour SA.63–SA.65.
 */
export function remarkImages(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const page = toPage(settings, tree, file);
    for (const image of listNodes(tree, 'image')) readImage(image, page);
  };
}

function readImage(image: Image, page: Page): void {
  const { url } = image;
  if (url === '') return reportEmpty(image, page.file);
  const verbatim = /^pathname:\/\/(.*)$/s.exec(url)?.[1];
  if (verbatim !== undefined || isExternalHref(url)) {
    return becomeImage(image, toLiteral(verbatim ?? url));
  }
  const served = findServedFile(page, url);
  if (!served.isThere) return reportMissing(image, served.path, page.file);
  return becomeImage(image, served.toUrl(), readSize(image, served.path, page.file));
}

function reportEmpty(image: Image, file: VFile): void {
  const hint = 'Write the path between the parentheses: ![what it shows](./image.png).';
  report(file, image, 'error', `The image "${image.alt ?? ''}" has no address.`, hint);
}

function reportMissing(image: Image, target: string, file: VFile): void {
  const { path } = splitUrl(image.url);
  const nearest = findNearestFile(path, target);
  const hint = toNearestHint(
    nearest && `"${nearest}"`,
    'Put the image beside the page, or into public/ and begin its path with "/".',
  );
  report(file, image, 'error', `The image "${path}" is not there.`, hint);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function readSize(image: Image, path: string, file: VFile): Size | undefined {
  try {
    return toUpright(imageSize(readFileSync(path)));
  } catch {
    const hint = 'Check that it is a PNG, JPEG, GIF, SVG, WebP or AVIF file and that it opens.';
    report(file, image, 'warning', `The size of the image "${image.url}" cannot be read.`, hint);
    return undefined;
  }
}

/** Photographs may be stored on their side: orientations 5 to 8 of EXIF. */
function toUpright({ width, height, orientation = 1 }: Size & { orientation?: number }): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function becomeImage(image: Image, source: Expression, size?: Size): void {
  const { alt, title } = image;
  const attributes = [
    toExpressionAttribute('src', source),
    toAttribute('alt', alt ?? ''),
    ...(title ? [toAttribute('title', title)] : []),
    ...(size ? [toAttribute('width', `${size.width}`)] : []),
    ...(size ? [toAttribute('height', `${size.height}`)] : []),
    toAttribute('loading', 'lazy'),
    toAttribute('decoding', 'async'),
  ];
  becomeElement(image, 'mdxJsxTextElement', 'img', attributes, []);
}

import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { isExternalHref } from '../../../src/model/site/paths';
import type { JsxElement } from '../tree/mdx-tree';
import {
  becomeElement,
  findAttribute,
  isJsxElement,
  toAttribute,
  walkTree,
} from '../tree/mdx-tree';
import type { MdxSettings, Page } from '../page/page';
import { toPage } from '../page/page';
import { report } from '../page/problems';
import { findServedFile, reportMissing } from './served-file';

/**
 * Serves images from the page's folder and from `public/`, with their size, so that the text below
 * does not shift when they load.
 *
 * In an `<img>` in the source, only a relative path is resolved: the browser would resolve it against
 * the page's address, where there is no image.
 */
export function remarkImages(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const page = toPage(settings, tree, file);
    walkTree(tree, (node) => {
      if (node.type === 'image') readImage(node, page);
      else if (isJsxElement(node) && node.name === 'img') readElement(node, page);
    });
  };
}

function readImage(image: Image, page: Page): void {
  const { url, alt, title } = image;
  if (url === '') return reportEmpty(image, page.file);
  const attributes = [
    toAttribute('alt', alt ?? ''),
    ...(title ? [toAttribute('title', title)] : []),
  ];
  becomeElement(image, 'mdxJsxTextElement', 'img', attributes, []);
  const element = image as Node as JsxElement;
  const verbatim = /^pathname:\/\/(.*)$/s.exec(url)?.[1];
  if (verbatim === undefined && !isExternalHref(url)) return serve(element, url, page);
  return complete(element, toAttribute('src', verbatim ?? url));
}

function readElement(element: JsxElement, page: Page): void {
  const url = findAttribute(element, 'src');
  if (typeof url !== 'string' || /^(?:[/?#]|$)/.test(url) || isExternalHref(url)) return;
  serve(element, url, page);
}

/** Gives an image the address of its served file, and its size. */
function serve(element: JsxElement, url: string, page: Page): void {
  const served = findServedFile(page, url);
  if (!served.isThere) return reportMissing(element, 'image', served, page);
  const isSized = ['width', 'height'].some((name) => findAttribute(element, name) !== undefined);
  const size = isSized ? undefined : readSize(element, url, served.path, page.file);
  return complete(element, served.toAttribute('src'), size);
}

/** Adds attributes to an image, except those that it has. */
function complete(element: JsxElement, source: MdxJsxAttribute, size?: Size): void {
  const own = element.attributes.filter((each) => !('name' in each) || each.name !== 'src');
  const added = [
    ...(size
      ? [toAttribute('width', `${size.width}`), toAttribute('height', `${size.height}`)]
      : []),
    toAttribute('loading', 'lazy'),
    toAttribute('decoding', 'async'),
  ];
  const isNew = ({ name }: MdxJsxAttribute) => findAttribute(element, name) === undefined;
  element.attributes = [source, ...own, ...added.filter(isNew)];
}

function reportEmpty(image: Image, file: VFile): void {
  const hint = 'Write the path between the parentheses: ![what it shows](./image.png).';
  report(file, image, 'error', `The image "${image.alt ?? ''}" has no address.`, hint);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function readSize(image: Node, url: string, path: string, file: VFile): Size | undefined {
  try {
    return toUpright(imageSize(readFileSync(path)));
  } catch {
    const hint = 'Check that it is a PNG, JPEG, GIF, SVG, WebP or AVIF file and that it opens.';
    report(file, image, 'warning', `The size of the image "${url}" cannot be read.`, hint);
    return undefined;
  }
}

/** Photos may be stored rotated: EXIF orientations 5 to 8. */
function toUpright({ width, height, orientation = 1 }: Size & { orientation?: number }): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

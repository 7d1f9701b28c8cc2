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
  listNodes,
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
    for (const image of listNodes(tree, 'image')) readImage(image, page);
    walkTree(tree, (node) => {
      if (isJsxElement(node) && node.name === 'img') readElement(node, page);
    });
  };
}

function readImage(image: Image, page: Page): void {
  const { url } = image;
  if (url === '') return reportEmpty(image, page.file);
  const verbatim = /^pathname:\/\/(.*)$/s.exec(url)?.[1];
  if (verbatim !== undefined || isExternalHref(url)) {
    return becomeImage(image, toAttribute('src', verbatim ?? url));
  }
  const served = findServedFile(page, url);
  if (!served.isThere) return reportMissing(image, 'image', served, page);
  return becomeImage(
    image,
    served.toAttribute('src'),
    readSize(image, url, served.path, page.file),
  );
}

function readElement(element: JsxElement, page: Page): void {
  const url = findAttribute(element, 'src');
  if (typeof url !== 'string' || /^(?:[/?#]|$)/.test(url) || isExternalHref(url)) return undefined;
  const served = findServedFile(page, url);
  if (!served.isThere) return reportMissing(element, 'image', served, page);
  const has = (name: string) => findAttribute(element, name) !== undefined;
  const isSized = has('width') || has('height');
  const size = isSized ? undefined : readSize(element, url, served.path, page.file);
  const own = element.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src',
  );
  element.attributes = [
    served.toAttribute('src'),
    ...own,
    ...toSizeAttributes(size),
    ...lazily.filter(({ name }) => !has(name)),
  ];
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

function becomeImage(image: Image, source: MdxJsxAttribute, size?: Size): void {
  const { alt, title } = image;
  const attributes = [
    source,
    toAttribute('alt', alt ?? ''),
    ...(title ? [toAttribute('title', title)] : []),
    ...toSizeAttributes(size),
    ...lazily,
  ];
  becomeElement(image, 'mdxJsxTextElement', 'img', attributes, []);
}

const lazily = [toAttribute('loading', 'lazy'), toAttribute('decoding', 'async')];

function toSizeAttributes(size: Size | undefined) {
  if (size === undefined) return [];
  return [toAttribute('width', `${size.width}`), toAttribute('height', `${size.height}`)];
}

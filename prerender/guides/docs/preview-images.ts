import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { isExternalHref } from '../../../src/model/site/paths';
import type { Problem } from '../../diagnostics/problem';
import type { Doc } from './doc';
import { toKeyPosition } from './doc';

/** Checks that the pictures of link previews, the key `image` in front matter, are files in `public/`. */
export function checkPreviewImages(root: string, docs: readonly Doc[]): readonly Problem[] {
  return docs.flatMap((doc): readonly Problem[] => {
    const { image } = doc;
    if (image === undefined || isExternalHref(image) || isPublicFile(root, image)) return [];
    const hint = image.startsWith('/')
      ? 'Put the image into public/, or correct its path.'
      : 'Put the image into public/, and begin its path there with "/".';
    const message = `The image "${image}" does not exist.`;
    return [{ file: doc.file, ...toKeyPosition(doc, 'image'), severity: 'error', message, hint }];
  });
}

function isPublicFile(root: string, image: string): boolean {
  if (!image.startsWith('/')) return false;
  const [path = ''] = image.split(/[?#]/, 1);
  const file = join(root, 'public', join('/', decodePercent(path)));
  return existsSync(file) && statSync(file).isFile();
}

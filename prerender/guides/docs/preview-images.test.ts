import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toDoc } from './doc';
import { checkPreviewImages } from './preview-images';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  await mkdir(join(root, 'public/img'), { recursive: true });
  await writeFile(join(root, 'public/img/a b.png'), '');
  await writeFile(join(root, 'secret.png'), '');
});

afterEach(() => rm(root, { recursive: true }));

function check(image: string) {
  const text = `---\ntitle: A\nimage: ${image}\n---\n`;
  const folder = { folder: 'content/docs', versionPath: '/docs' };
  return checkPreviewImages(root, [toDoc({ file: 'content/docs/a.mdx', text }, folder).doc]);
}

describe('the image of a link preview', () => {
  it.each(['/img/a b.png', '/img/a%20b.png', '/img/a b.png?v=1', 'https://example.com/a.png'])(
    'is a file in public/ or an address: %s',
    (image) => {
      expect(check(image)).toEqual([]);
    },
  );

  it.each([
    '/img/lost.png',
    './a.png',
    'img/a b.png',
    '/img',
    '/../secret.png',
    '/..%2fsecret.png',
  ])('is an error at its key when it is not there: %s', { tags: ['F39'] }, (image) => {
    expect(check(image)).toMatchObject([
      {
        file: 'content/docs/a.mdx',
        line: 3,
        severity: 'error',
        message: `The image "${image}" does not exist.`,
      },
    ]);
  });
});

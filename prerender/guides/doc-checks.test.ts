import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLine } from '../diagnostics/problem';
import { checkApiAddresses, checkPreviewImages } from './doc-checks';
import { toDoc } from './docs/doc';

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

const apis = [{ file: 'specs/teams.yaml', path: '/docs/api/teams' }];
const toPlace = (path: string, line?: number) => ({
  file: 'content/docs/a.mdx',
  path,
  positions: new Map(line === undefined ? [] : [['slug', { line, column: 1 }]]),
});

describe('the address of an API for a guide', () => {
  it.each(['/docs/api/teams', '/docs/API/teams/', '/docs/api/teams/get-team'])(
    'is warned of, at the key that gives it: %s',
    { tags: ['F26'] },
    (path) => {
      expect(checkApiAddresses([toPlace(path, 3)], apis).map(toLine)).toEqual([
        `warning content/docs/a.mdx:3:1 The page has the address ${path}, which belongs to the API specs/teams.yaml: it is not shown.\n  fix: Give it another "slug", or move its file.`,
      ]);
    },
  );

  it('is not one that only begins with it', () => {
    expect(
      checkApiAddresses(
        ['/docs/api', '/docs/api/teams-2'].map((path) => toPlace(path)),
        apis,
      ),
    ).toEqual([]);
  });
});

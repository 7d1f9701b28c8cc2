import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLargestPage } from './find-largest-page';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the largest page of a folder', () => {
  it('is the one whose HTML has most bytes, however deep it stands', async () => {
    await mkdir(join(folder, 'a/b'), { recursive: true });
    await writeFile(join(folder, 'index.html'), 'x'.repeat(10));
    await writeFile(join(folder, 'a/b/index.html'), 'é'.repeat(9));
    await writeFile(join(folder, 'a/data.js'), 'x'.repeat(100));
    expect(await findLargestPage(folder)).toEqual({ file: 'a/b/index.html', bytes: 18 });
  });

  it('is none in an empty folder', async () => {
    expect(await findLargestPage(folder)).toBeUndefined();
  });
});

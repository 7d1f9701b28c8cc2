import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictures } from './pictures';

const card = { title: 'A', kind: 'Guide', site: 'Site' };

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(root, { recursive: true }));

it('names a picture after what it shows, and keeps it for the next build', async () => {
  const picture = createPictures(root)(card);
  expect(picture.file).toMatch(/^assets\/social\/[\da-f]{16}\.png$/);
  expect(createPictures(root)({ ...card, title: 'B' }).file).not.toBe(picture.file);
  const png = await picture.load();
  const [kept = '', ...others] = await readdir(join(root, '.cache/social'));
  expect(others).toEqual([]);
  expect(await createPictures(root)(card).load()).toEqual(png);
  await writeFile(join(root, '.cache/social', kept), 'kept');
  expect(String(await createPictures(root)(card).load())).toBe('kept');
});

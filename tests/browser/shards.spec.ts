import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSite } from './built-files';
import { createFixtureCopy } from './fixture-site';
import { runLine } from './run-command';
import type { SiteCopy } from './site-copy';

// Parts of a site, each rendered by a machine of its own.

test.describe.configure({ mode: 'default' });

const PARTS = 4;

let whole: SiteCopy;
let merging: SiteCopy;

test.beforeAll(async () => {
  whole = await createFixtureCopy('versions');
  merging = await createFixtureCopy('versions');
});

test.afterAll(async () => {
  await whole?.remove();
  await merging?.remove();
});

test(
  'parts of a site join into the same bytes as a build on one machine',
  { tag: '@all' },
  async () => {
    const alone = await runLine(whole.folder, 'npm run build');
    expect(alone.code, alone.output).toBe(0);
    const counts: number[] = [];
    for (let number = 1; number <= PARTS; number++) {
      const part = await createFixtureCopy('versions');
      const { code, output } = await runLine(
        part.folder,
        `npm run build -- --shard ${number}/${PARTS}`,
      );
      expect(code, output).toBe(0);
      counts.push(Number(/^(\d+) pages/m.exec(output)?.[1]));
      expect(await readSite(part)).toEqual({});
      await cp(join(part.folder, '.cache'), join(merging.folder, `parts/${number}`), {
        recursive: true,
      });
      await part.remove();
    }
    const merged = await runLine(merging.folder, 'npm run build -- --merge parts/*');
    expect(merged.code, merged.output).toBe(0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect(merged.output).toContain(`${all} pages: 0 rendered, ${all} unchanged.`);
    expect(await readSite(merging)).toEqual(await readSite(whole));
  },
);

test('a page that no part has is rendered when they join', { tag: '@all' }, async () => {
  await rm(join(merging.folder, '.cache'), { recursive: true });
  const merged = await runLine(merging.folder, 'npm run build -- --merge parts/1 parts/2 parts/4');
  expect(merged.code, merged.output).toBe(0);
  expect(merged.output).toMatch(/^\d+ pages: [1-9]\d* rendered, [1-9]/m);
  expect(await readSite(merging)).toEqual(await readSite(whole));
});

test('a folder that is no part is told before anything is built', { tag: '@all' }, async () => {
  const { code, output } = await runLine(
    merging.folder,
    'npm run build -- --merge parts/1 parts/9',
  );
  expect(code).toBe(1);
  expect(output).toContain('error parts/9 The folder has no pages of a part.');
  expect(await readSite(merging)).toEqual(await readSite(whole));
});

import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSameBuild, noteBuild, stampSources } from './last-build';

let root = '';
let dist = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'last-build-'));
  dist = join(root, 'dist');
  await write('content/docs/a.mdx', 'A');
  await write('src/app.ts', '');
  await write('package-lock.json', '{}');
  await write('dist/client/index.html', '<p>');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const warning = { file: 'content/docs/a.mdx', severity: 'warning', message: 'No title.' } as const;

const note = async () =>
  noteBuild(root, dist, { sources: await stampSources(root), problems: [warning] });
const find = async () => findSameBuild(root, dist, await stampSources(root));

describe('the last build', () => {
  it('is the same with what it warned of, as long as nothing has changed', async () => {
    await note();
    expect(await find()).toEqual([warning]);
    expect(await find()).toEqual([warning]);
  });

  it.each([
    ['a text', () => write('content/docs/a.mdx', 'B')],
    ['a new file', () => write('public/robots.txt', '')],
    ['a file that is gone', () => rm(join(root, 'src/app.ts'))],
    ['a file beside the folders', () => write('.env', 'A=b')],
    ['a package', () => write('node_modules/.package-lock.json', '{}')],
    ['a setting', () => Promise.resolve(vi.stubEnv('BASE_PATH', '/pr-1/'))],
    ['a file of its output', () => write('dist/client/index.html', '<b>')],
    ['a file beside its output', () => write('dist/client/mine.html', '<b>')],
    ['its output that is gone', () => rm(dist, { recursive: true })],
  ])('is another one after a change of %s', async (_, change) => {
    await note();
    await change();
    expect(await find()).toBeUndefined();
  });

  it('is another one after a text of the same length with the old date', async () => {
    const date = new Date(Date.now() - 60_000);
    const file = join(root, 'content/docs/a.mdx');
    await utimes(file, date, date);
    await note();
    // The time of the change itself has a resolution of a few milliseconds.
    await new Promise((done) => setTimeout(done, 20));
    await writeFile(file, 'B');
    await utimes(file, date, date);
    expect(await find()).toBeUndefined();
  });

  it('is unknown when its note is missing or damaged', async () => {
    expect(await find()).toBeUndefined();
    await write('.cache/last-build.json', '{"sources":');
    expect(await find()).toBeUndefined();
  });
});

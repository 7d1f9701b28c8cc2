import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSourceState, loadSourceState } from './source-state';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'state-'));
  await mkdir(join(root, 'content/docs'), { recursive: true });
  for (const name of ['a', 'b', 'c'])
    await writeFile(join(root, `content/docs/${name}.mdx`), 'Text.');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

describe('a source', () => {
  it('is named when it has changed, is new or is gone', { tags: ['F7'] }, async () => {
    const before = await loadSourceState(root);
    await writeFile(join(root, 'content/docs/a.mdx'), 'Other text.');
    await rm(join(root, 'content/docs/b.mdx'));
    await mkdir(join(root, 'specs'));
    await writeFile(join(root, 'specs/new.yaml'), '');
    const problems = checkSourceState(before, await loadSourceState(root));
    expect(problems.map(({ file, severity }) => [file, severity])).toEqual([
      ['content/docs/a.mdx', 'error'],
      ['content/docs/b.mdx', 'error'],
      ['specs/new.yaml', 'error'],
    ]);
  });

  it('is not when nothing was saved', async () => {
    expect(checkSourceState(await loadSourceState(root), await loadSourceState(root))).toEqual([]);
  });
});

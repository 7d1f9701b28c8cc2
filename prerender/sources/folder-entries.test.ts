import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listEntries } from './folder-entries';

let top = '';
let root = '';

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'entries-'));
  root = join(top, 'site');
  for (const file of ['site/docs/a.mdx', 'site/docs/b/c.mdx', 'site/more/m.mdx', 'other/o.mdx']) {
    await mkdir(dirname(join(top, file)), { recursive: true });
    await writeFile(join(top, file), file);
  }
});

afterEach(async () => {
  await rm(top, { recursive: true });
});

async function list(link?: string, target = ''): Promise<readonly string[]> {
  if (link !== undefined) await symlink(target, join(root, link));
  return (await listEntries(root, 'docs')).map(({ file, fault }) => `${fault ?? 'file'} ${file}`);
}

const own = ['file docs/a.mdx', 'file docs/b/c.mdx'];
const wrong = 'The symbolic link points outside the project, or to a folder that contains it.';
const missing = 'ENOENT: no such file or directory.';

describe('the entries of a folder', () => {
  it('are its files, in the same order on every machine', { tags: ['F9'] }, async () => {
    expect(await list()).toEqual(own);
    expect(await listEntries(root, 'lost')).toEqual([]);
  });

  it.each([
    ['a file of the project', '../more/m.mdx', 'file docs/link'],
    ['a folder of the project', '../more', 'file docs/link/m.mdx'],
    ['a sibling', 'b', 'file docs/link/c.mdx'],
    ['a file outside', '../../other/o.mdx', `${wrong} docs/link`],
    ['a folder outside', '../../other', `${wrong} docs/link`],
    ['a folder that begins like the project', '../../site-2', `${missing} docs/link`],
    ['nothing', 'lost.mdx', `${missing} docs/link`],
    ['its own folder', '.', `${wrong} docs/link`],
    ['the project', '..', `${wrong} docs/link`],
    ['itself', 'link', 'ELOOP: too many symbolic links encountered. docs/link'],
  ])('follow a link to %s only inside the project', { tags: ['F37'] }, async (_, target, entry) => {
    expect(await list('docs/link', target)).toEqual([...own, entry]);
  });

  it('are not read where a line break in a name could pass for a message', async () => {
    await writeFile(join(root, 'docs/a\nerror b.mdx'), '');
    await mkdir(join(root, 'docs/c\u001B'));
    const name = 'The name has a line break or another control character.';
    expect((await list()).toSorted()).toEqual([
      `${name} docs/a\nerror b.mdx`,
      `${name} docs/c\u001B`,
      ...own,
    ]);
  });

  it('of a folder that is a link outside are not listed', async () => {
    await rm(join(root, 'docs'), { recursive: true });
    expect(await list('docs', '../other')).toEqual([`${wrong} docs`]);
  });

  it('end when two folders link to each other', { tags: ['F37'] }, async () => {
    await symlink('../../docs', join(root, 'docs/b/up'));
    await symlink('b', join(root, 'docs/again'));
    expect(await list()).toEqual([
      'file docs/a.mdx',
      'file docs/again/c.mdx',
      `${wrong} docs/again/up`,
      'file docs/b/c.mdx',
      `${wrong} docs/b/up`,
    ]);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadLastUpdates } from './last-updates';

let folder = '';
/** A project in a subfolder of a repository. */
let root = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updates-'));
  root = join(folder, 'site');
  await mkdir(join(root, 'content/docs'), { recursive: true });
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
}

async function commit(author: string, date: string, ...files: readonly string[]): Promise<void> {
  for (const file of files) await writeFile(join(root, file), date);
  git('add', '-A');
  const name = ['-c', `user.name=${author}`, '-c', 'user.email=a@example.com'];
  execFileSync('git', [...name, 'commit', '-q', '-m', 'One\n\nand more'], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
  });
}

describe('the last update of files', () => {
  it('is their newest commit, whatever their file names', async () => {
    git('init', '-q');
    const names = ['content/docs/a.md', 'content/docs/日本 語.md', 'README.md'];
    await commit('Aiko Tanaka', '2024-01-02T03:04:05+09:00', ...names);
    await commit('森 健二', '2024-05-20T09:30:00Z', 'content/docs/a.md');
    await commit('Aiko Tanaka', '2024-06-01T00:00:00Z', 'README.md');
    expect(await loadLastUpdates(root)).toEqual(
      new Map([
        ['content/docs/a.md', { date: '2024-05-20T09:30:00+00:00', author: '森 健二' }],
        ['content/docs/日本 語.md', { date: '2024-01-02T03:04:05+09:00', author: 'Aiko Tanaka' }],
      ]),
    );
  });

  it('is unknown outside a repository', async () => {
    expect(await loadLastUpdates(root)).toEqual(new Map());
  });

  it('is unknown before the first commit', async () => {
    git('init', '-q');
    expect(await loadLastUpdates(root)).toEqual(new Map());
  });

  it('is unknown in a shallow clone, whose only commit contains all files', async () => {
    git('init', '-q');
    await commit('Aiko Tanaka', '2024-01-01T00:00:00Z', 'content/docs/a.md');
    await commit('Aiko Tanaka', '2024-01-02T00:00:00Z', 'content/docs/b.md');
    const clone = join(folder, 'clone');
    git('clone', '-q', '--depth', '1', `file://${folder}`, clone);
    expect(await loadLastUpdates(join(clone, 'site'))).toEqual(new Map());
  });
});

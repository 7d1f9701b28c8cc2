import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCommit, findMergeBase } from '../commit-copy';
import { loadBase } from './base';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'base of a 変更 '));
  git('init', '-q', '-b', 'main');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
}

/** Commits a project whose build is a command. */
function commit(build: string, files: Readonly<Record<string, string>> = {}): void {
  const all = {
    'package.json': JSON.stringify({ scripts: { build } }),
    'package-lock.json': JSON.stringify({ packages: {} }),
    ...files,
  };
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  mkdirSync(join(folder, 'specs'), { recursive: true });
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  git('add', '--all', ':!node_modules');
  git('commit', '-q', '--allow-empty', '-m', build);
}

describe('the base of a review', () => {
  it('has its output and its specs where it cannot be built', async () => {
    commit('echo "broken \\`構築\\`" >&2; exit 1 #', { 'specs/a.yaml': 'openapi: 3.1.0' });
    const base = await loadBase(folder, await findCommit(folder, 'HEAD'));
    expect(base.pages).toBeUndefined();
    expect(base.log).toContain('broken `構築`');
    expect(existsSync(join(base.folder, 'specs/a.yaml'))).toBe(true);
  });

  it('has the reason where its packages cannot be added', async () => {
    commit('exit 0 #', { 'package-lock.json': '<<<<<<< HEAD' });
    const base = await loadBase(folder, await findCommit(folder, 'HEAD'));
    expect(base).toMatchObject({ log: expect.stringContaining('SyntaxError') });
    expect(base.pages).toBeUndefined();
  });

  it('is built once, and again after a failure', async () => {
    const page = 'mkdir -p dist/client && echo "<main><h1>A</h1></main>" > dist/client/index.html';
    const flag = join(folder, 'flag');
    commit(`test -e '${flag}' && rm '${flag}' && ${page} #`);
    const hash = await findCommit(folder, 'HEAD');
    expect((await loadBase(folder, hash)).pages).toBeUndefined();
    writeFileSync(flag, '');
    expect((await loadBase(folder, hash)).pages?.get('/')?.title).toBe('A');
    expect((await loadBase(folder, hash)).pages?.get('/')?.title).toBe('A');
  });

  it('is where the current commit left the named one', async () => {
    commit('one');
    const shared = await findCommit(folder, 'HEAD');
    git('checkout', '-q', '-b', 'change');
    commit('two');
    git('checkout', '-q', 'main');
    commit('three');
    git('checkout', '-q', 'change');
    expect(await findMergeBase(folder, 'main')).toBe(shared);
    expect(await findMergeBase(folder, 'HEAD')).toBe(await findCommit(folder, 'change'));
  });

  it('is the named commit where none is shared', async () => {
    commit('one');
    git('checkout', '-q', '--orphan', 'other');
    commit('two');
    expect(await findMergeBase(folder, 'main')).toBe(await findCommit(folder, 'main'));
    await expect(findMergeBase(folder, '--help')).rejects.toThrow('There is no commit');
  });
});

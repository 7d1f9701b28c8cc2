import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the sources of a project, without what was built or cached, to a folder of their own. */
export async function copyProject(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'easier-bench-'));
  for (const entry of await readdir(root)) {
    if (isSource(entry)) await cp(join(root, entry), join(folder, entry), { recursive: true });
  }
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function isSource(entry: string): boolean {
  return !/^(?:\..*|node_modules|dist.*|test-results)$/.test(entry);
}

/** Each package by itself: Vite keeps a cache beside them. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith('.vite') || name === '.cache') continue;
    await symlink(join(from, name), join(to, name));
  }
}

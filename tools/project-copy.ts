import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the sources of a project, without build output and caches, to a temporary folder. */
export async function copyProject(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'easier-site-'));
  for (const entry of await readdir(root)) {
    if (isSource(entry)) await cp(join(root, entry), join(folder, entry), { recursive: true });
  }
  await linkPackages(root, folder);
  return folder;
}

function isSource(entry: string): boolean {
  return !/^(?:\..*|node_modules|dist.*|test-results)$/.test(entry);
}

/** Links each package rather than the whole folder, as Vite keeps its cache next to the packages. */
export async function linkPackages(root: string, folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith('.vite') || name === '.cache') continue;
    await symlink(join(from, name), join(to, name));
  }
}

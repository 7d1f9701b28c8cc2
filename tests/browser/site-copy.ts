import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the project outside of the repository, to edit and to build at will. */
export interface SiteCopy {
  readonly folder: string;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Replaces a text that must occur; returns how to bring the file back. */
  readonly edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>;
  readonly remove: () => Promise<void>;
}

/** Copies the sources; the build comes along only when it is asked for. */
export async function createSiteCopy({ withBuild = false } = {}): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'easier-site-'));
  for (const entry of await readdir(projectFolder)) {
    if (isSource(entry))
      await cp(join(projectFolder, entry), join(folder, entry), { recursive: true });
  }
  await linkPackages(folder);
  if (withBuild) await cp(join(projectFolder, 'dist'), join(folder, 'dist'), { recursive: true });
  return toSiteCopy(folder);
}

function isSource(entry: string): boolean {
  return !/^(?:\..*|node_modules|dist.*|test-results)$/.test(entry);
}

/** Links each package rather than the whole folder: Vite keeps a cache of its own beside them. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(projectFolder, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name.startsWith('.vite') || name === '.cache') continue;
    await symlink(join(packages, name), join(folder, 'node_modules', name));
  }
}

function toSiteCopy(folder: string): SiteCopy {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  return {
    folder,
    read,
    write,
    edit: async (file, from, to) => {
      const before = existsSync(join(folder, file)) ? await read(file) : '';
      if (!before.includes(from)) throw new Error(`${basename(file)} does not contain "${from}".`);
      await write(
        file,
        before.replace(from, () => to),
      );
      return () => write(file, before);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

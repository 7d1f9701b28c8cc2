import { existsSync, writeFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '../../tools/project-copy';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the project outside of the repository, to edit and to build at will. */
export interface SiteCopy {
  readonly folder: string;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Replaces a text that must occur; returns a function that restores the file. */
  readonly edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>;
  /** Edits a file while a callback runs. */
  readonly edited: (
    file: string,
    from: string,
    to: string,
    act: () => Promise<void>,
  ) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Copies the sources, with the compiled guides of the last build; the build itself only when it is asked for. */
export async function createSiteCopy({ withBuild = false } = {}): Promise<SiteCopy> {
  const folder = await copyProject(projectFolder);
  for (const name of ['.cache/guides', ...(withBuild ? ['dist'] : [])]) {
    const from = join(projectFolder, name);
    if (existsSync(from)) await cp(from, join(folder, name), { recursive: true });
  }
  return toSiteCopy(folder);
}

function toSiteCopy(folder: string): SiteCopy {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  // In one go: between two turns of a busy test, the emptied file would be a save of its own.
  const write = async (file: string, text: string) => writeFileSync(join(folder, file), text);
  const edit: SiteCopy['edit'] = async (file, from, to) => {
    const before = existsSync(join(folder, file)) ? await read(file) : '';
    if (!before.includes(from)) throw new Error(`${basename(file)} does not contain "${from}".`);
    await write(
      file,
      before.replace(from, () => to),
    );
    return () => write(file, before);
  };
  return {
    folder,
    read,
    write,
    edit,
    edited: async (file, from, to, act) => {
      const restore = await edit(file, from, to);
      try {
        await act();
      } finally {
        await restore();
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReadSite } from '../../prerender/review/site-text';
import { loadSite } from '../../prerender/review/site-text';
import { addPackages, copyCommit } from '../commit-copy';

/** The site at a commit: its pages if it can be built, the output of its build, and a folder with its specs. */
export interface Base {
  readonly pages?: ReadSite;
  readonly log: string;
  readonly folder: string;
}

export async function loadBase(root: string, hash: string): Promise<Base> {
  const folder = join(root, '.cache/review', hash);
  if (!existsSync(join(folder, FILE))) return buildBase(root, hash, folder);
  const { pages, log } = JSON.parse(await readFile(join(folder, FILE), 'utf8')) as {
    readonly pages: readonly [string, never][];
    readonly log: string;
  };
  return { pages: new Map(pages), log, folder };
}

const FILE = 'site.json';

async function buildBase(root: string, hash: string, folder: string): Promise<Base> {
  const copy = await copyCommit(root, hash);
  const part = `${folder}.part`;
  try {
    const built = await buildCopy(root, copy);
    // Only the last base is kept.
    await rm(dirname(folder), { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    if (existsSync(join(copy, 'specs')))
      await cp(join(copy, 'specs'), join(part, 'specs'), { recursive: true });
    // A build that failed may succeed the next time.
    if (built.pages !== undefined)
      await writeFile(join(part, FILE), JSON.stringify({ ...built, pages: [...built.pages] }));
    await rename(part, folder);
    return { ...built, folder };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** A pull request that repairs the site must get a preview, so a base that fails is no error. */
async function buildCopy(root: string, copy: string): Promise<Omit<Base, 'folder'>> {
  try {
    await addPackages(root, copy);
    const { isBuilt, log } = await build(copy, { ...process.env, BASE_PATH: '/' });
    return isBuilt ? { pages: await loadSite(join(copy, 'dist/client'), '/'), log } : { log };
  } catch (error) {
    return { log: String(error) };
  }
}

/** Builds the site in a folder; returns what the build prints. */
export async function build(
  folder: string,
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<{ readonly isBuilt: boolean; readonly log: string }> {
  const args = ['run', 'build', '--', '--all', ...options];
  const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (log += data.toString()));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  return { isBuilt: code === 0, log };
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ProblemError } from '../prerender/diagnostics/problem';
import { linkPackages } from './project-copy';

const execute = promisify(execFile);

/** The short hash of a commit, by a name such as `HEAD` or `origin/main`. */
export async function findCommit(project: string, name: string): Promise<string> {
  // Not an option, whatever the name is.
  const revision = ['--verify', '--short=12', '--end-of-options', `${name}^{commit}`];
  try {
    const { stdout } = await execute('git', ['rev-parse', ...revision], { cwd: project });
    return stdout.trim();
  } catch (error) {
    const problem = {
      file: name,
      severity: 'error',
      message: 'There is no commit of this name.',
      hint: 'Fetch it first: git fetch origin',
    } as const;
    throw new ProblemError([problem], { cause: error });
  }
}

/** Checks out the project at a commit, reusing the installed packages when it needs the same ones. */
export async function checkOut(project: string, hash: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'easier-site-'));
  await execute('bash', ['-c', `git archive ${hash} | tar -x -C "${copy}"`], { cwd: project });
  const [then, now] = await Promise.all([loadPackageNames(copy), loadPackageNames(project)]);
  if (then.every((name) => now.includes(name))) await linkPackages(project, copy);
  // This process runs in production mode, in which npm leaves out what a build needs.
  else await execute('npm', ['ci', '--prefer-offline', '--include=dev'], { cwd: copy });
  return copy;
}

async function loadPackageNames(folder: string): Promise<readonly string[]> {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => `${path}@${version}`);
}

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

/**
 * The commit at which the current one left another, so that what the other got since is no difference between the two;
 * the other itself if that is not known, as in a shallow clone.
 */
export async function findMergeBase(project: string, name: string): Promise<string> {
  const hash = await findCommit(project, name);
  try {
    const { stdout } = await execute('git', ['merge-base', hash, 'HEAD'], { cwd: project });
    return await findCommit(project, stdout.trim());
  } catch {
    return hash;
  }
}

/** Checks out the project at a commit, with its packages. */
export async function checkOut(project: string, hash: string): Promise<string> {
  const copy = await copyCommit(project, hash);
  await addPackages(project, copy);
  return copy;
}

/** Copies the files of the project at a commit to a temporary folder. */
export async function copyCommit(project: string, hash: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'easier-site-'));
  await execute('bash', ['-c', `git archive ${hash} | tar -x -C "${copy}"`], { cwd: project });
  return copy;
}

/** Adds the packages of a copy, reusing the installed ones when it needs the same. */
export async function addPackages(project: string, copy: string): Promise<void> {
  const [then, now] = await Promise.all([loadPackageNames(copy), loadPackageNames(project)]);
  if (then.every((name) => now.includes(name))) await linkPackages(project, copy);
  // This process runs in production mode, in which npm leaves out what a build needs.
  else await execute('npm', ['ci', '--prefer-offline', '--include=dev'], { cwd: copy });
}

async function loadPackageNames(folder: string): Promise<readonly string[]> {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => `${path}@${version}`);
}

import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../diagnostics/problem';

/** Beside the output, not in `.cache`: containers share that, and their processes have the same ids. */
const LOCK_FILE = 'dist.lock';

/** Runs a build while no other one runs in the project; the second of two stops at once, with a problem. */
export async function withBuildLock(root: string, build: () => Promise<void>): Promise<void> {
  const lock = join(root, LOCK_FILE);
  while (!(await tryWrite(lock))) {
    const owner = await readFile(lock, 'utf8').catch(() => undefined);
    const pid = Number(owner);
    if (isRunning(pid)) throw toRunningProblem(pid);
    // Left by a build that was killed.
    if (owner !== undefined) await removeLock(lock, owner);
  }
  try {
    await build();
  } finally {
    await rm(lock, { force: true });
  }
}

/** A link fails when the file exists, so only one of two builds can make it; the other finds it written. */
async function tryWrite(lock: string): Promise<boolean> {
  const own = `${lock}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Removes the lock of an owner, and no other: another build may have put its own there since it was read. */
async function removeLock(lock: string, owner: string): Promise<void> {
  const taken = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, taken);
    if ((await readFile(taken, 'utf8')) !== owner) await link(taken, lock);
  } catch (error) {
    // Another build has removed it, or a third one has put its own there.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EEXIST'].includes(code)) throw error;
  } finally {
    await rm(taken, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function toRunningProblem(pid: number): ProblemError {
  return new ProblemError([
    {
      file: 'dist',
      severity: 'error',
      message: `Another build of this project is running, as process ${pid}.`,
      hint: `Wait until it finishes, then build again; if none is running, remove ${LOCK_FILE}.`,
    },
  ]);
}

import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../diagnostics/problem';

/** Beside the output, not in `.cache`: containers share that, and their processes have the same ids. */
const LOCK_FILE = 'dist.lock';

/** Runs a build while no other one runs in the project; the second of two stops at once, with a problem. */
export async function withBuildLock(root: string, build: () => Promise<void>): Promise<void> {
  const lock = join(root, LOCK_FILE);
  while (!(await tryWrite(lock))) {
    const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (isRunning(pid)) throw toRunningProblem(pid);
    // Left by a build that was killed, or released since it was found.
    await rm(lock, { force: true });
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

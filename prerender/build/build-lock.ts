import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { ProblemError } from '../diagnostics/problem';

/** The build that holds the lock. */
interface Holder {
  readonly pid: number;
  /** The machine on which the process id counts. */
  readonly host: string;
}

const BEAT_MS = 5000;

/** A build that has not touched its lock for so long has ended, even if its process id is in use again. */
const STALE_MS = 60_000;

/** Runs a build while no other one runs in the project; the second of two stops at once, with a problem. */
export async function withBuildLock(root: string, build: () => Promise<void>): Promise<void> {
  const lock = join(root, '.cache', 'build.lock');
  await mkdir(dirname(lock), { recursive: true });
  await take(lock);
  const beat = setInterval(() => void touch(lock), BEAT_MS);
  beat.unref();
  try {
    await build();
  } finally {
    clearInterval(beat);
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  const own: Holder = { pid: process.pid, host: hostname() };
  // Fails when the file exists, so only one of two builds can write it.
  while (!(await tryWrite(lock, JSON.stringify(own)))) {
    const text = await readFile(lock, 'utf8').catch(() => undefined);
    // Released meanwhile.
    if (text === undefined) continue;
    const holder = parseHolder(text);
    if (await isRunning(lock, holder)) throw toProblem(holder);
    await discard(lock, text);
  }
}

async function tryWrite(lock: string, text: string): Promise<boolean> {
  try {
    await writeFile(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined for a file that is still being written, or was cut off. */
function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function isRunning(lock: string, holder: Holder | undefined): Promise<boolean> {
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: 0 }));
  if (Date.now() - mtimeMs > STALE_MS) return false;
  return holder === undefined || holder.host !== hostname() || isAlive(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the lock of a build that has ended, unless another build has taken it over meanwhile. */
async function discard(lock: string, text: string): Promise<void> {
  const aside = `${lock}.${process.pid}`;
  const moved = await rename(lock, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await readFile(aside, 'utf8')) === text) await rm(aside);
  else await rename(aside, lock);
}

async function touch(lock: string): Promise<void> {
  const now = new Date();
  await utimes(lock, now, now).catch(() => undefined);
}

function toProblem(holder: Holder | undefined): ProblemError {
  const process = holder === undefined ? '' : `, as process ${holder.pid} on ${holder.host}`;
  return new ProblemError([
    {
      file: 'dist',
      severity: 'error',
      message: `Another build of this project is running${process}.`,
      hint: 'Wait until it finishes, then build again.',
    },
  ]);
}

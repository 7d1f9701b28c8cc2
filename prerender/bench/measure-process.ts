import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';

/** What a command took. */
export interface Measurement {
  readonly code: number;
  readonly seconds: number;
  /** Most memory that the command and its children held together; 0 where the system does not tell. */
  readonly peakBytes: number;
  /** Standard output and standard error, as they came. */
  readonly output: string;
}

const INTERVAL_MS = 100;
const PAGE_BYTES = 4096;

/** Runs Node.js with some arguments to the end, and watches it. */
export async function measureNode(cwd: string, args: readonly string[]): Promise<Measurement> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, NO_COLOR: '1' } });
  let [output, peakBytes] = ['', 0];
  const collect = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setInterval(() => {
    void readTreeBytes(child.pid ?? 0).then((bytes) => {
      peakBytes = Math.max(peakBytes, bytes);
    });
  }, INTERVAL_MS);
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (value) => done(value ?? 1));
  });
  clearInterval(timer);
  return { code, seconds: (performance.now() - start) / 1000, peakBytes, output };
}

/** What a process and all that it started hold in memory now, as Linux tells it in `/proc`. */
async function readTreeBytes(pid: number): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  const tree = new Set([pid]);
  // A child has a greater number than its parent, unless the numbers began anew.
  for (const { id, parent } of processes.toSorted((a, b) => a.id - b.id))
    if (tree.has(parent)) tree.add(id);
  return processes
    .filter(({ id }) => tree.has(id))
    .reduce((sum, { pages }) => sum + pages * PAGE_BYTES, 0);
}

interface ProcessState {
  readonly id: number;
  readonly parent: number;
  readonly pages: number;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function readProcess(name: string): Promise<ProcessState> {
  // It may end at any time.
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The second field is a name in parentheses, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { id: Number(name), parent: Number(fields[1]), pages: Number(fields[21] ?? 0) };
}

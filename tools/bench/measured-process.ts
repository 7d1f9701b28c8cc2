import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';

/** What a command took. */
export interface Measurement {
  readonly code: number;
  readonly seconds: number;
  /** Processor time; on a busy machine it says more than the time that went by. */
  readonly cpuSeconds: number;
  /** The most memory that the command and its children held together; 0 where the system does not tell it. */
  readonly peakBytes: number;
  /** Standard output and standard error, as they came. */
  readonly output: string;
}

const INTERVAL_MS = 100;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** Runs Node.js with some arguments to the end, and watches it. */
export async function measureNode(cwd: string, args: readonly string[]): Promise<Measurement> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, NO_COLOR: '1' } });
  let [output, peakBytes, cpuSeconds] = ['', 0, 0];
  const collect = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setInterval(() => {
    void readTree(child.pid ?? 0).then((tree) => {
      peakBytes = Math.max(peakBytes, toSum(tree, 'pages') * PAGE_BYTES);
      cpuSeconds = Math.max(cpuSeconds, toSum(tree, 'ticks') / TICKS_PER_SECOND);
    });
  }, INTERVAL_MS);
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (value) => done(value ?? 1));
  });
  clearInterval(timer);
  return { code, seconds: (performance.now() - start) / 1000, cpuSeconds, peakBytes, output };
}

function toSum(tree: readonly ProcessState[], key: 'pages' | 'ticks'): number {
  return tree.reduce((sum, state) => sum + state[key], 0);
}

/** A process and all its descendants, from Linux's `/proc`. */
async function readTree(pid: number): Promise<readonly ProcessState[]> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  const tree = new Set([pid]);
  // A child has a greater number than its parent, unless the numbers began anew.
  for (const { id, parent } of processes.toSorted((a, b) => a.id - b.id))
    if (tree.has(parent)) tree.add(id);
  return processes.filter(({ id }) => tree.has(id));
}

interface ProcessState {
  readonly id: number;
  readonly parent: number;
  /** Of memory. */
  readonly pages: number;
  /** Of the processors' time. */
  readonly ticks: number;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function readProcess(name: string): Promise<ProcessState> {
  // It may end at any time.
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The second field is a name in parentheses, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((at) =>
    Number(fields[at] ?? 0),
  );
  return { id: Number(name), parent: parent ?? 0, pages, ticks: user + system };
}

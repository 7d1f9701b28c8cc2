import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';

/** The resources that a command used. */
export interface Measurement {
  readonly code: number;
  readonly seconds: number;
  /** Processor time of the command and all its descendants; on a busy machine it is more meaningful than elapsed time. */
  readonly cpuSeconds: number;
  /** Peak memory of the command and its children together; 0 where the system does not report it. */
  readonly peakBytes: number;
  /** Standard output and standard error, interleaved. */
  readonly output: string;
}

/** Each look at all processes takes milliseconds of the processor that is measured. */
const INTERVAL_MS = 400;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** Runs Node.js with some arguments, and measures it until it ends. */
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

/** The processor time that a process and its children have used until now, in seconds. */
export async function readCpuSeconds(pid: number): Promise<number> {
  return toSum(await readTree(pid), 'ticks') / TICKS_PER_SECOND;
}

function toSum(tree: readonly ProcessState[], key: 'pages' | 'ticks'): number {
  return tree.reduce((sum, state) => sum + state[key], 0);
}

/** A process and all its descendants, from Linux's `/proc`. */
async function readTree(pid: number): Promise<readonly ProcessState[]> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  const tree = new Set([pid]);
  // A child has a greater id than its parent, unless ids have wrapped around.
  for (const { id, parent } of processes.toSorted((a, b) => a.id - b.id))
    if (tree.has(parent)) tree.add(id);
  return processes.filter(({ id }) => tree.has(id));
}

interface ProcessState {
  readonly id: number;
  readonly parent: number;
  /** Memory pages. */
  readonly pages: number;
  /** Clock ticks of processor time, with those of its children that have ended. */
  readonly ticks: number;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function readProcess(name: string): Promise<ProcessState> {
  // The process may end at any time.
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The second field is a name in parentheses, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent = 0, pages = 0, ...times] = [1, 21, 11, 12, 13, 14].map((at) =>
    Number(fields[at] ?? 0),
  );
  const ticks = times.reduce((sum, time) => sum + time, 0);
  return { id: Number(name), parent, pages, ticks };
}

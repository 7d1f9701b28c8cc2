import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';

/** The resources that a command used. On a system without `/proc`, processor time and memory are 0. */
export interface Measurement {
  readonly code: number;
  readonly seconds: number;
  /** Processor time of the command and all its descendants; on a busy machine it is more meaningful than elapsed time. */
  readonly cpuSeconds: number;
  /** Peak memory of the command and its descendants together. */
  readonly peakBytes: number;
  /** Standard output and standard error, interleaved. */
  readonly output: string;
}

/** Each look at all processes takes milliseconds of the machine that is measured. */
const INTERVAL_MS = 200;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** Runs Node.js with some arguments, and measures it until it ends. Other children must not end meanwhile. */
export async function measureNode(cwd: string, args: readonly string[]): Promise<Measurement> {
  const [start, ticks] = [performance.now(), (await readProcess('self')).childTicks];
  const env = { ...process.env, NO_COLOR: '1', BASE_PATH: '/' };
  const child = spawn(process.execPath, args, { cwd, env });
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
  const seconds = (performance.now() - start) / 1000;
  const cpuSeconds = ((await readProcess('self')).childTicks - ticks) / TICKS_PER_SECOND;
  return { code, seconds, cpuSeconds, peakBytes, output };
}

/** The memory of a process and all its descendants. */
async function readTreeBytes(pid: number): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  const tree = new Set([pid]);
  let pages = 0;
  // A child has a greater id than its parent, unless ids have wrapped around.
  for (const { id, parent, pages: own } of processes.toSorted((a, b) => a.id - b.id)) {
    if (tree.has(parent)) tree.add(id);
    if (tree.has(id)) pages += own;
  }
  return pages * PAGE_BYTES;
}

/** Memory pages of a process, and processor time of its children that have ended, with their children. */
async function readProcess(name: string) {
  // The process may end at any time.
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The second field is a name in parentheses, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const [parent = 0, pages = 0, user = 0, system = 0] = [1, 21, 13, 14].map((at) =>
    Number(fields[at] ?? 0),
  );
  return { id: Number(name), parent, pages, childTicks: user + system };
}

import { spawn } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** The options of a program's start. */
export interface Start {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly seconds?: number;
  /** The longest time without output, instead of a limit for the whole run. */
  readonly quietSeconds?: number | undefined;
}

/** Runs a program to its end. One that takes too long or does not exist counts as failed. */
export function runProcess(
  program: string,
  args: readonly string[],
  { folder = '.', env = {}, input = '', seconds = 800, quietSeconds }: Start = {},
): Promise<Ended> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } });
  const chunks = { output: [] as Buffer[], errors: [] as Buffer[] };
  const timer = setTimeout(() => child.kill('SIGKILL'), (quietSeconds ?? seconds) * 1000);
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.output.push(chunk);
    if (quietSeconds !== undefined) timer.refresh();
  });
  child.stderr.on('data', (chunk: Buffer) => chunks.errors.push(chunk));
  return new Promise((done) => {
    const end = (status: number, error = '') => {
      clearTimeout(timer);
      done({
        status,
        output: Buffer.concat(chunks.output).toString(),
        errors: Buffer.concat(chunks.errors).toString() + error,
      });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (status) => end(status ?? 1));
    // A program that ends early does not read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

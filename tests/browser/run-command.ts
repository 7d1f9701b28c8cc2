import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** The result of a command. */
export interface CommandResult {
  readonly code: number | null;
  /** Standard output and standard error, as they came. */
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

/** Runs one of the project's commands (`build`, `dev`, `serve`) in a folder, to its end. */
export async function runCommand(
  folder: string,
  name: string,
  environment: Environment = {},
): Promise<CommandResult> {
  return waitForEnd(start(folder, name, environment));
}

/** Runs a line as somebody types it into a terminal, to its end. */
export async function runLine(folder: string, line: string): Promise<CommandResult> {
  return waitForEnd(startLine(folder, line));
}

async function waitForEnd(child: ChildProcess): Promise<CommandResult> {
  const output = collectOutput(child);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output: output() };
}

/** A command that runs until it is stopped. */
export interface RunningCommand {
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a server, and waits until it has printed an address that looks like that. */
export async function startServer(
  folder: string,
  name: string,
  ready: RegExp,
  environment: Environment,
): Promise<RunningCommand> {
  const child = start(folder, name, environment);
  return waitUntilReady(child, name, ready, () => child.kill());
}

/** Starts a server by a line as somebody types it into a terminal; it is stopped as by Ctrl+C. */
export async function startServerByLine(
  folder: string,
  line: string,
  ready: RegExp,
  environment: Environment = {},
): Promise<RunningCommand> {
  const child = startLine(folder, line, environment);
  return waitUntilReady(child, line, ready, () => {
    // The whole group: the keys reach everything that the line has started.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  });
}

async function waitUntilReady(
  child: ChildProcess,
  name: string,
  ready: RegExp,
  end: () => void,
): Promise<RunningCommand> {
  const output = collectOutput(child);
  const closed = new Promise((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (ready.test(output())) resolve();
    };
    child.stdout?.on('data', look);
    child.once('close', () => reject(new Error(`"${name}" ended early:\n${output()}`)));
  });
  return {
    output,
    stop: async () => {
      end();
      await closed;
    },
  };
}

/** A free port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function start(folder: string, name: string, environment: Environment): ChildProcess {
  const child = spawn(process.execPath, ['prerender/run.js', `prerender/cli/${name}`], {
    ...toOptions(folder, environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that takes too long ends with its process, and what it has started ends too.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

function startLine(folder: string, line: string, environment: Environment = {}): ChildProcess {
  return spawn('bash', ['-c', line], {
    ...toOptions(folder, environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

function toOptions(folder: string, environment: Environment) {
  // The mode of whoever runs the tests is not the mode of the command.
  const { NODE_ENV: _, ...inherited } = process.env;
  return { cwd: folder, env: { ...inherited, ...environment, NO_COLOR: '1', FORCE_COLOR: '0' } };
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  const add = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => output;
}

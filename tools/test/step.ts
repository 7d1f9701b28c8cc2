import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { Counts, RunnerReport } from './reports';

/** A step of the checks. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** The report of a test runner; without one, the step counts as one test. */
  readonly report?: {
    readonly file: string;
    readonly read: (report: never) => RunnerReport;
  };
}

export interface StepResult extends Counts {
  /** A line for each test that failed, or one for the step. */
  readonly failures: readonly string[];
}

/** Runs steps at the same time. Each prints a line; one that fails prints all that it has to say. */
export function runTogether(steps: readonly Step[]): Promise<readonly StepResult[]> {
  return Promise.all(steps.map(runStep));
}

async function runStep({ name, command, report }: Step): Promise<StepResult> {
  // The report of an earlier run counts nothing of this one.
  if (report !== undefined) await rm(report.file, { force: true });
  const start = performance.now();
  const { code, printed } = await execute(command);
  const seconds = Math.round((performance.now() - start) / 1000);
  const ok = code === 0;
  const ran =
    report === undefined || !existsSync(report.file)
      ? undefined
      : report.read(JSON.parse(await readFile(report.file, 'utf8')) as never);
  // A runner that fails before its first test reports no failed test, but still failed.
  const failed = Math.max(ran?.failed ?? 0, ok ? 0 : 1);
  const passed = ran?.passed ?? (ok ? 1 : 0);
  if (failed > 0) console.log(printed.trimEnd());
  console.log(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { passed, failed, failures: failed === 0 ? [] : toFailures(name, ran?.failures ?? []) };
}

function toFailures(name: string, tests: readonly string[]): readonly string[] {
  if (tests.length === 0) return [`${name}: see what it has printed above`];
  return tests.map((test) => `${name}: ${test}`);
}

function execute([program, ...args]: Step['command']): Promise<{
  readonly code: number;
  readonly printed: string;
}> {
  // Each tool chooses its own mode.
  const { NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(program, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}`,
    },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done) => {
    const end = (code: number) => done({ code, printed: Buffer.concat(chunks).toString() });
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

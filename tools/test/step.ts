import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { RanTest } from './catalogues';

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

/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What a test runner says of its tests. */
export interface RunnerReport extends Counts {
  readonly tests: readonly RanTest[];
}

/** What came of a step. */
export interface StepResult extends Counts {
  /** A line for each test that failed, or one for the step. */
  readonly failures: readonly string[];
}

/** Runs steps at the same time; what each prints stays together. */
export async function runTogether(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const [only, ...others] = steps;
  // A long step shows how far it is.
  if (only !== undefined && others.length === 0) return [await runStep(only, 'inherit')];
  return Promise.all(steps.map((step) => runStep(step, 'pipe')));
}

async function runStep(step: Step, output: 'inherit' | 'pipe'): Promise<StepResult> {
  const { name, command, report } = step;
  // The report of an earlier run counts nothing of this one.
  if (report !== undefined) await rm(report.file, { force: true });
  if (output === 'inherit') console.log(`\n— ${name}`);
  const { code, printed } = await execute(command, output);
  if (output === 'pipe') console.log(`\n— ${name}\n${printed.trimEnd()}`);
  const ok = code === 0;
  const ran =
    report === undefined || !existsSync(report.file)
      ? undefined
      : report.read(JSON.parse(await readFile(report.file, 'utf8')) as never);
  // A runner that fails before its first test reports no failed test, but still failed.
  const failed = Math.max(ran?.failed ?? 0, ok ? 0 : 1);
  const passed = ran?.passed ?? (ok ? 1 : 0);
  const failedTests = ran?.tests.filter(({ hasPassed }) => !hasPassed) ?? [];
  console.log(`— ${name}: ${ok ? 'passed' : 'FAILED'}`);
  return { passed, failed, failures: failed === 0 ? [] : toFailures(name, failedTests) };
}

function toFailures(name: string, tests: readonly RanTest[]): readonly string[] {
  if (tests.length === 0) return [`${name}: see what it prints above`];
  return tests.map(({ file, title }) => `${name}: ${file}: ${title}`);
}

function execute(
  [program, ...args]: Step['command'],
  output: 'inherit' | 'pipe',
): Promise<{ readonly code: number; readonly printed: string }> {
  // Each tool chooses its own mode.
  const { NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    env: { ...env, PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}` },
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done) => {
    const end = (code: number) => done({ code, printed: Buffer.concat(chunks).toString() });
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

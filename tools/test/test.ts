import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { installTools, toAdvice } from './install-tools';
import type { Tool } from './tools';

/** A step of the checks. */
interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** The report with a test runner's counts; without one, the step counts as one test. */
  readonly report?: { readonly file: string; readonly count: (report: never) => Counts };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const steps: readonly Step[] = [
  { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: ['tsc', '--build'] },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    report: { file: 'test-results/unit.json', count: countVitest },
  },
  {
    name: 'samples',
    command: [
      'vitest',
      'run',
      '--config=tests/samples/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/samples.json',
    ],
    report: { file: 'test-results/samples.json', count: countVitest },
  },
  { name: 'build', command: ['node', 'prerender/run.js', 'prerender/cli/build', '--strict'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    report: { file: 'test-results/browser.json', count: countPlaywright },
  },
];

/** Runs all checks, even after a failed step, and prints the counts at the end. */
export async function run(): Promise<void> {
  const missing = installTools();
  for (const tool of missing) console.error(toAdvice(tool));
  const required = missing.filter(isRequired);
  if (required.length > 0) {
    console.log(`0 passed, ${required.length} failed`);
    process.exitCode = 1;
    return;
  }
  const skipped = new Set<string>(missing.map(({ step }) => step));
  for (const step of skipped) console.error(`So the step "${step}" is left out.`);
  const results: Counts[] = [];
  for (const step of steps.filter(({ name }) => !skipped.has(name))) {
    results.push(await runStep(step));
  }
  const passed = results.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** On a developer's machine, samples may stay unproven as long as they are proven elsewhere. */
function isRequired({ step }: Tool): boolean {
  return step === 'browser tests' || process.env['CI'] === 'true';
}

async function runStep({ name, command, report }: Step): Promise<Counts> {
  console.log(`\n— ${name}`);
  const ok = (await execute(command)) === 0;
  const counts =
    report === undefined || !existsSync(report.file)
      ? undefined
      : report.count(JSON.parse(await readFile(report.file, 'utf8')) as never);
  // A runner that fails before its first test reports no failed test, but still failed.
  const failed = Math.max(counts?.failed ?? 0, ok ? 0 : 1);
  const passed = counts?.passed ?? (ok ? 1 : 0);
  console.log(`— ${name}: ${ok ? 'passed' : 'FAILED'}`);
  return { passed, failed };
}

function execute([program, ...args]: Step['command']): Promise<number> {
  // Each tool chooses its own mode.
  const { NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...env, PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}` },
  });
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

function countVitest(report: { numPassedTests: number; numFailedTests: number }): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A skipped test proves nothing.
  return { passed: expected, failed: unexpected + flaky + skipped };
}

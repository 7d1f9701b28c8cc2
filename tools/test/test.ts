import { reportCatalogues } from './catalogues';
import { installTools, toAdvice } from './install-tools';
import type { Counts, Step } from './step';
import { runTogether } from './step';
import type { Tool } from './tools';

/** The steps of a stage run at the same time: the runner of the unit tests, for one, leaves a core idle. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'lint', command: ['oxlint', '--type-aware'] },
    { name: 'types', command: ['tsc', '--build'] },
  ],
  [
    toVitestStep('unit tests', 'unit'),
    toVitestStep('samples', 'samples', 'tests/samples/vitest.config.ts'),
    { name: 'build', command: ['node', 'prerender/run.js', 'prerender/cli/build', '--strict'] },
  ],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      report: { file: 'test-results/browser.json', count: countPlaywright },
    },
    // What the search of the built site finds.
    toVitestStep('search', 'search', 'tests/search/vitest.config.ts'),
    // What a web server makes of it.
    toVitestStep('hosting', 'hosting', 'tests/hosting/vitest.config.ts'),
  ],
];

function toVitestStep(name: string, report: string, config?: string): Step {
  const file = `test-results/${report}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...(config === undefined ? [] : [`--config=${config}`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, count: countVitest },
  };
}

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
  for (const stage of stages) {
    results.push(...(await runTogether(stage.filter(({ name }) => !skipped.has(name)))));
  }
  results.push(reportCatalogues());
  const passed = results.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** On a developer's machine, samples may stay unproven as long as they are proven elsewhere. */
function isRequired({ step }: Tool): boolean {
  return step === 'browser tests' || process.env['CI'] === 'true';
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

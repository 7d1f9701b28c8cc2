import { randomInt } from 'node:crypto';
import { commands, readArguments } from '../../prerender/cli/options';
import { installTools, toAdvice } from './install-tools';
import { readPlaywright, readVitest } from './reports';
import type { Step, StepResult } from './step';
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
      report: {
        file: 'test-results/browser.json',
        read: readPlaywright,
      },
    },
    // The search of the built site.
    toVitestStep('search', 'search', 'tests/search/vitest.config.ts'),
    // The built site on a web server.
    toVitestStep('hosting', 'hosting', 'tests/hosting/vitest.config.ts'),
  ],
];

/** Only in `--all`: it installs programs that no other check needs. */
const furtherStage = [toVitestStep('programs', 'programs', 'tests/programs/vitest.config.ts')];

function toVitestStep(name: string, report: string, config?: string): Step {
  const file = `test-results/${report}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...(config === undefined ? [] : [`--config=${config}`]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: readVitest },
  };
}

/**
 * Runs all checks of the gate, even after a failed step; with `--all`, everything: all random cases, with new seeds,
 * and the browser tests that are tagged `@all`. The last lines name what failed, and count.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { all } = readArguments(args, commands.test.options).values;
  if (all) {
    process.env['TEST_TIER'] = 'all';
    process.env['SEED'] ??= String(randomInt(1, 1_000_000));
    console.log(`Random cases begin with SEED=${process.env['SEED']}.`);
  }
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
  const results: StepResult[] = [];
  for (const stage of all ? [...stages, furtherStage] : stages) {
    results.push(...(await runTogether(stage.filter(({ name }) => !skipped.has(name)))));
  }
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  for (const failure of results.flatMap(({ failures }) => failures))
    console.log(`Failed: ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** On a developer's machine, samples may stay unproven as long as they are proven elsewhere. */
function isRequired({ step }: Tool): boolean {
  return step === 'browser tests' || process.env['CI'] === 'true';
}

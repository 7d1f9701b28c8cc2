import { relative } from 'node:path';

/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The result of a test runner. */
export interface RunnerReport extends Counts {
  /** The tests that failed, each as its file and its title. */
  readonly failures: readonly string[];
}

/** The JSON report of Vitest. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Reads the JSON of Vitest. */
export function readVitest(report: VitestReport): RunnerReport {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ title }) => `${relative(process.cwd(), name)}: ${title}`),
    ),
  };
}

/** A suite in the JSON report of Playwright. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly ok: boolean;
  readonly file: string;
}

/** Reads the JSON of Playwright. A skipped test proves nothing, and a flaky one as little: both count as failed. */
export function readPlaywright(
  report: PlaywrightSuite & {
    readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  },
): RunnerReport {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: listSpecs(report)
      .filter(({ ok }) => !ok)
      .map(({ title, file }) => `tests/browser/${file}: ${title}`),
  };
}

function listSpecs({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

/** What can go wrong, and the tests that prove what happens then. */
export interface Fault {
  readonly fault: string;
  /** The titles of the tests, or how they begin, by file. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

const FOLDER = 'tests/faults';

/** Reads the catalogue of faults. */
export function loadFaults(): readonly Fault[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return files
    .toSorted()
    .flatMap((name) => parse(readFileSync(join(FOLDER, name), 'utf8')) as readonly Fault[]);
}

/** A test that ran. */
export interface RanTest {
  /** Relative to the project. */
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
}

/** The faults without a test for each title, or with a test that failed. */
export function listUnproven(faults: readonly Fault[], ran: readonly RanTest[]): readonly Fault[] {
  return faults.filter(({ tests }) =>
    Object.entries(tests).some(([file, titles]) => {
      const own = ran.filter((test) => test.file === file);
      return titles.some((title) => !isProven(own.filter((test) => test.title.startsWith(title))));
    }),
  );
}

function isProven(tests: readonly RanTest[]): boolean {
  return tests.length > 0 && tests.every(({ hasPassed }) => hasPassed);
}

/** What Vitest writes about its tests. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The tests in a report of Vitest. */
export function listVitestTests(report: VitestReport): readonly RanTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative(process.cwd(), name),
      title,
      hasPassed: status === 'passed',
    })),
  );
}

/** What Playwright writes about its tests. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
  }[];
}

/** The tests in a report of Playwright. */
export function listPlaywrightTests({
  suites = [],
  specs = [],
}: PlaywrightSuite): readonly RanTest[] {
  return [
    ...specs.map(({ title, ok, file }) => ({
      file: `tests/browser/${file}`,
      title,
      hasPassed: ok,
    })),
    ...suites.flatMap(listPlaywrightTests),
  ];
}

/** Prints how many faults have tests that passed, and which have none; returns whether all have. */
export function reportFaults(): boolean {
  const faults = loadFaults();
  const ran = [
    ...listVitestTests(
      (readReport('test-results/unit.json') ?? { testResults: [] }) as VitestReport,
    ),
    ...listPlaywrightTests(readReport('test-results/browser.json') ?? {}),
  ];
  const unproven = listUnproven(faults, ran);
  for (const { fault } of unproven) console.log(`No test has passed for this fault: ${fault}`);
  console.log(`${faults.length - unproven.length} of ${faults.length} faults have a test`);
  return unproven.length === 0;
}

/** What a runner has written; undefined if it did not run. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

/** A list of sentences in the repository, each with the tests that prove it. */
export interface Catalogue {
  readonly folder: string;
  /** The key of a sentence in the files. */
  readonly key: string;
  /** What several of them are called. */
  readonly plural: string;
}

/** What can go wrong, and what the site promises its readers. */
export const catalogues: readonly Catalogue[] = [
  { folder: 'tests/faults', key: 'fault', plural: 'faults' },
  { folder: 'tests/specification', key: 'sentence', plural: 'sentences of the specification' },
];

/** A sentence, and the tests that prove it. */
export interface Claim {
  readonly sentence: string;
  /** The titles of the tests, or how they begin, by file. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

/** Reads a catalogue. A sentence without tests has an empty list of them. */
export function loadClaims({ folder, key }: Catalogue): readonly Claim[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.toSorted().flatMap((name) => {
    const entries = parse(readFileSync(join(folder, name), 'utf8')) as readonly Entry[];
    return entries.map((entry) => ({
      sentence: entry[key] as string,
      tests: (entry['tests'] ?? {}) as Claim['tests'],
    }));
  });
}

type Entry = Readonly<Record<string, string | Claim['tests']>>;

/** A test that ran. */
export interface RanTest {
  /** Relative to the project. */
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
}

/** The claims without a test for each title, or with a test that failed. */
export function listUnproven(claims: readonly Claim[], ran: readonly RanTest[]): readonly Claim[] {
  return claims.filter(({ tests }) => {
    const files = Object.entries(tests);
    return files.length === 0 || files.some(([file, titles]) => !areProven(file, titles, ran));
  });
}

function areProven(file: string, titles: readonly string[], ran: readonly RanTest[]): boolean {
  const own = ran.filter((test) => test.file === file);
  return titles.every((title) => isProven(own.filter((test) => test.title.startsWith(title))));
}

function isProven(tests: readonly RanTest[]): boolean {
  return tests.length > 0 && tests.every(({ hasPassed }) => hasPassed);
}

/** What Vitest writes about its tests. */
export interface VitestReport {
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
export interface PlaywrightSuite {
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

/** Prints how many sentences of each catalogue have tests that passed, and which have none. */
export function reportCatalogues(): { readonly passed: number; readonly failed: number } {
  const ran = [
    ...['unit', 'search', 'hosting'].flatMap((name) =>
      listVitestTests((readReport(name) ?? { testResults: [] }) as VitestReport),
    ),
    ...listPlaywrightTests(readReport('browser') ?? {}),
  ];
  const failed = catalogues.filter((catalogue) => !reportCatalogue(catalogue, ran)).length;
  return { passed: catalogues.length - failed, failed };
}

function reportCatalogue(catalogue: Catalogue, ran: readonly RanTest[]): boolean {
  const claims = loadClaims(catalogue);
  const unproven = listUnproven(claims, ran);
  for (const { sentence } of unproven) console.log(`No test has passed for this: ${sentence}`);
  const count = `${claims.length - unproven.length} of ${claims.length}`;
  console.log(`${count} ${catalogue.plural} have a test`);
  return unproven.length === 0;
}

/** What a runner has written; undefined if it did not run. */
function readReport(name: string): unknown {
  const file = `test-results/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

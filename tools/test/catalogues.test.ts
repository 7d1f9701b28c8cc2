import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  catalogues,
  listPlaywrightTests,
  listUnproven,
  listVitestTests,
  loadClaims,
} from './catalogues';

/** The titles of a file of tests as patterns; what is filled in from a table may be anything. */
function listTitles(file: string): readonly { readonly start: string; readonly all: RegExp }[] {
  const text = readFileSync(file, 'utf8');
  const calls = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?\(/g;
  return [...text.matchAll(calls)].map(([, , written = '']) => {
    const title = written.replaceAll(/\\(.)/g, '$1');
    const parts = title.split(/%[sdifjo]|\$\{[^}]*\}|\$\w+/);
    return {
      start: parts[0] ?? '',
      all: new RegExp(
        `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('[^]*')}$`,
      ),
    };
  });
}

describe.each(catalogues)('the catalogue in $folder', (catalogue) => {
  const claims = loadClaims(catalogue);

  it('has each sentence once', () => {
    const sentences = claims.map(({ sentence }) => sentence);
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z`‘"][^\n]*\.$/);
  });

  it('has tests for each, and names only those that there are', () => {
    const untested = claims.filter(({ tests }) => Object.values(tests).flat().length === 0);
    expect(untested.map(({ sentence }) => sentence)).toEqual([]);
    const lost = claims.flatMap(({ tests }) =>
      Object.entries(tests).flatMap(([file, titles]) => {
        const known = existsSync(file) ? listTitles(file) : [];
        return titles
          .filter(
            (title) => !known.some(({ start, all }) => start.startsWith(title) || all.test(title)),
          )
          .map((title) => `${file}: ${title}`);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('has titles as they are printed, or how they begin', () => {
    const titles = claims.flatMap(({ tests }) => Object.values(tests).flat());
    expect(titles.filter((title) => /\$\{|%[sdij]/.test(title))).toEqual([]);
  });
});

describe('a sentence', () => {
  const claim = {
    sentence: 'It breaks.',
    tests: { 'a.test.ts': ['is said'], 'b.spec.ts': ['stops'] },
  };
  const said = { file: 'a.test.ts', title: 'is said: x', hasPassed: true };
  const stops = { file: 'b.spec.ts', title: 'stops', hasPassed: true };

  it('is proven when all its tests have passed', () => {
    expect(listUnproven([claim], [said, stops])).toEqual([]);
  });

  it('is not without any', () => {
    const bare = { sentence: 'It breaks.', tests: {} };
    expect(listUnproven([bare], [said])).toEqual([bare]);
  });

  it.each([
    ['one did not run', [said]],
    ['one is in another file', [said, { ...stops, file: 'a.test.ts' }]],
    ['one of several failed', [said, stops, { ...said, title: 'is said: y', hasPassed: false }]],
  ])('is not when %s', (_, ran) => {
    expect(listUnproven([claim], ran)).toEqual([claim]);
  });
});

describe('a report', () => {
  it('of either runner has its tests with their files', () => {
    const name = `${process.cwd()}/src/a.test.ts`;
    const assertionResults = [
      { title: 'a', status: 'passed' },
      { title: 'b', status: 'failed' },
    ];
    expect(listVitestTests({ testResults: [{ name, assertionResults }] })).toEqual([
      { file: 'src/a.test.ts', title: 'a', hasPassed: true },
      { file: 'src/a.test.ts', title: 'b', hasPassed: false },
    ]);
    const specs = [{ title: 'c', ok: true, file: 'c.spec.ts' }];
    expect(listPlaywrightTests({ suites: [{ suites: [{ specs }] }] })).toEqual([
      { file: 'tests/browser/c.spec.ts', title: 'c', hasPassed: true },
    ]);
  });
});

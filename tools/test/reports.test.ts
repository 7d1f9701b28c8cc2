import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports';

it('reads what failed in Vitest, with its file', () => {
  const assertionResults = [
    { title: 'a', status: 'passed' },
    { title: 'b', status: 'failed' },
  ];
  const testResults = [{ name: `${process.cwd()}/src/a.test.ts`, assertionResults }];
  expect(readVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts: b'],
  });
});

it('reads what failed in Playwright, and counts a skipped and a flaky test as failed', () => {
  const specs = [
    { title: 'c', ok: true, file: 'c.spec.ts' },
    { title: 'd', ok: false, file: 'c.spec.ts' },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 1 };
  expect(readPlaywright({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 1,
    failed: 3,
    failures: ['tests/browser/c.spec.ts: d'],
  });
});

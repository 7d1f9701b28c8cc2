import { expect, it } from 'vitest';
import { toTable } from './development-bench';
import { steps } from './development-day';

const toTimes = (share: number) =>
  new Map(steps.map((step) => [step, { ms: step.targetMs * share, cpuMs: 10 }]));

it('meets the targets with times below them, and at most half as much again with the guides', () => {
  const lines = toTable(toTimes(0.5), toTimes(0.75));
  expect(lines).toHaveLength(steps.length + 2);
  expect(lines[1]).toMatch(
    /^start to first page, cold +1\.50 \(0\.01\) +2\.25 \(0\.01\) +1\.5 +3\.00 +met$/,
  );
  expect(lines.at(-1)).toContain(`${steps.length} of ${steps.length} met`);
});

it.each([
  ['a slow step', 1.1, 1.1],
  ['a site that slows down with its guides', 0.5, 0.8],
])('misses them with %s', (_, one, other) => {
  const lines = toTable(toTimes(one), toTimes(other));
  expect(lines.filter((line) => line.endsWith('MISSED'))).toHaveLength(steps.length);
  expect(lines.at(-1)).toContain(`0 of ${steps.length} met`);
});

import { expect, it } from 'vitest';
import { toTable } from './development-bench';
import { steps } from './measures/development-day';

const toTimes = (share: number) =>
  new Map(steps.map((step) => [step, { ms: (step.targetMs ?? 9000) * share, cpuMs: 10 }]));
const targets = steps.filter(({ targetMs }) => targetMs !== undefined).length;

it('meets the targets with times below them, with the guides, too', () => {
  const lines = toTable(toTimes(0.5), toTimes(0.75));
  expect(lines).toHaveLength(steps.length + 2);
  expect(lines[1]).toMatch(
    /^First page, very first start +1\.50 \(0\.01\) +2\.25 \(0\.01\) +1\.5 +3\.00 +met$/,
  );
  expect(lines.at(-1)).toContain(`${targets} of ${targets} met`);
});

it('shows what has no target, and does not judge it', () => {
  expect(toTable(toTimes(1.1), toTimes(1.1))[2]).toMatch(
    /^Until its scripts run, very first start +9\.90 \(0\.01\) +9\.90 \(0\.01\) +1\.0 +–$/,
  );
});

it('lets a step take half as long again as its target with the guides', () => {
  expect(toTable(toTimes(0.5), toTimes(1.5)).at(-1)).toContain(`${targets} of`);
});

it.each([
  ['a slow step', 1.1, 1.1],
  ['a site that slows down with its guides', 0.5, 1.6],
])('misses them with %s', (_, one, other) => {
  const lines = toTable(toTimes(one), toTimes(other));
  expect(lines.filter((line) => line.endsWith('MISSED'))).toHaveLength(targets);
  expect(lines.at(-1)).toContain(`0 of ${targets} met`);
});

import { expect, it } from 'vitest';
import type { Figures } from './figures';
import { figures } from './figures';
import type { SiteCosts } from './growth-table';
import { toComparison, toGrowthTable } from './growth-table';

function toSite(count: number, some: Figures): SiteCosts {
  return { kind: 'guides', count, figures: some };
}

it('has a row for each figure that was measured', () => {
  const all = Object.fromEntries(Object.keys(figures).map((name) => [name, 1])) as Figures;
  expect(toGrowthTable([toSite(1, all)])).toHaveLength(Object.keys(figures).length + 2);
  expect(toGrowthTable([toSite(1, { coldSeconds: 1 })])).toHaveLength(3);
});

it('has names of their own for the figures', () => {
  const names = Object.values(figures).map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
});

it('says how each figure grows with ten times the work', () => {
  const sites = [2, 10, 200].map((coldSeconds, step) => toSite(100 * 10 ** step, { coldSeconds }));
  expect(toGrowthTable(sites)).toEqual([
    '| Figure        | 100 guides | 1,000 guides | 10,000 guides |     Growth |',
    '| ------------- | ---------: | -----------: | ------------: | ---------: |',
    '| Cold build, s |        2.0 |         10.0 |         200.0 | × 10.0 met |',
  ]);
});

it.each<[string, Figures, Figures, string]>([
  ['grows faster than the work', { coldSeconds: 1 }, { coldSeconds: 11 }, '× 11.0 MISSED'],
  ['a reader pays in bytes', { scriptBytes: 1 }, { scriptBytes: 2002 }, '+2.0 kB MISSED'],
  ['a reader pays in time', { firstPaintMs: 400 }, { firstPaintMs: 601 }, '+201 ms MISSED'],
])('misses what %s', (_, small, large, verdict) => {
  expect(toGrowthTable([toSite(100, small), toSite(1000, large)]).at(-1)).toContain(verdict);
});

it('misses a page that is too large, even on a single site', () => {
  const lines = toGrowthTable([toSite(100, { largestPageBytes: 300_001 })]);
  expect(lines.at(-1)).toContain('over 300.0 MISSED');
  expect(toGrowthTable([toSite(100, { largestPageBytes: 300_000 })]).at(-1)).not.toContain('over');
});

it.each<[string, Figures, Figures, string]>([
  ['less', { scriptBytes: 2000 }, { scriptBytes: 1000 }, '-1.0 kB met'],
  ['as slow as a slow hour', { firstPaintMs: 400 }, { firstPaintMs: 600 }, '+200 ms met'],
  ['a frame more than nothing', { blockingMs: 0 }, { blockingMs: 17 }, '+17 ms met'],
])('lets a reader pay %s', (_, small, large, verdict) => {
  expect(toGrowthTable([toSite(100, small), toSite(1000, large)]).at(-1)).toContain(verdict);
});

it('compares two runs where they have the same sizes', () => {
  const [four, one, nine] = [4, 1, 9].map((coldSeconds) => ({ coldSeconds }));
  const lines = toComparison(
    [toSite(100, four ?? {})],
    [toSite(100, one ?? {}), toSite(1000, nine ?? {})],
  );
  expect(lines[0]).toMatch(/^\| Figure +\| +100 guides \|$/);
  expect(lines[2]).toBe('| Cold build, s | 4.0 → 1.0 (25 %) |');
});

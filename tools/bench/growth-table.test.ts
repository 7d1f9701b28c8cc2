import { expect, it } from 'vitest';
import type { SiteCosts } from './growth';
import { figures, toComparison, toGrowthTable } from './growth';

function toSite(count: number, value: number): SiteCosts {
  const names = Object.keys(figures);
  return { count, figures: Object.fromEntries(names.map((name) => [name, value])) } as SiteCosts;
}

it('says how each figure grows with ten times the work', () => {
  const lines = toGrowthTable('guides', [toSite(100, 2), toSite(1000, 10), toSite(10_000, 200)]);
  expect(lines[0]).toMatch(/^ +100 guides +1,000 guides +10,000 guides +growth$/);
  expect(lines[1]).toMatch(/^cold build, s +2\.0 +10\.0 +200\.0 +× 10\.0 met$/);
  expect(lines.at(-1)).toMatch(/kB +0\.0 +0\.0 +0\.2 +\+0\.2 kB met$/);
});

it('misses what grows faster than the work, and what a reader pays for other pages', () => {
  const lines = toGrowthTable('guides', [toSite(100, 1), toSite(1000, 2002)]);
  expect(lines[1]).toMatch(/× 2002\.0 MISSED$/);
  expect(lines.at(-1)).toMatch(/\+2\.0 kB MISSED$/);
});

it('compares two runs where they have the same sizes', () => {
  const lines = toComparison('guides', [toSite(100, 4)], [toSite(100, 1), toSite(1000, 9)]);
  expect(lines[0]?.trim()).toBe('100 guides');
  expect(lines[1]).toMatch(/^cold build, s +4\.0 → 1\.0 \(25 %\)$/);
});

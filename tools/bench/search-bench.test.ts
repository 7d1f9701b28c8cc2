import { describe, expect, it } from 'vitest';
import { toGuidePages } from '../search/guide-pages';
import { listTypedTexts, measureSearch } from './search-bench';

describe('the benchmark of the search', () => {
  it('has guides of about 5 kB, always the same ones', () => {
    const pages = toGuidePages(100);
    expect(toGuidePages(100)).toEqual(pages);
    const bytes = pages.map(({ sections }) => JSON.stringify(sections).length);
    const mean = bytes.reduce((sum, value) => sum + value, 0) / bytes.length;
    expect(mean).toBeGreaterThan(4000);
    expect(mean).toBeLessThan(8000);
    expect(new Set(pages.map(({ url }) => url)).size).toBe(100);
  });

  it('types queries letter by letter', () => {
    const texts = listTypedTexts(toGuidePages(10), 5);
    const [first = '', second = ''] = texts;
    expect(first).toHaveLength(2);
    expect(second.startsWith(first)).toBe(true);
    expect(texts.length).toBeGreaterThan(10);
  });

  it('measures how long the index and the queries take', () => {
    const cost = measureSearch(toGuidePages(10), 3);
    expect(cost.pages).toBe(10);
    expect(cost.buildMs).toBeGreaterThan(0);
    expect(cost.openMs).toBeGreaterThan(0);
    expect(cost.slowMs).toBeGreaterThanOrEqual(cost.medianMs);
  });
});

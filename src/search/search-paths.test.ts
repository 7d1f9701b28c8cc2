import { describe, expect, it } from 'vitest';
import { mainIndex } from '../model/search/index-address';
import { toAddressedQuery, toSearchPath } from './search-paths';

describe('the address of results', () => {
  it('has the query, and where it searches', () => {
    const index = { version: '/docs/next', context: 'docs/platform' };
    expect(toSearchPath('a b', index)).toBe(
      '/search?q=a%20b&ctx=docs%2Fplatform&version=%2Fdocs%2Fnext',
    );
    expect(toAddressedQuery('create team ')).toBe('create team ');
  });

  it.each([
    'a b '.repeat(5000),
    `team ${'😀'.repeat(600)}!`,
    '東京都'.repeat(900),
    '%'.repeat(9000),
  ])('is one that servers take, whatever is pasted: %#', (query) => {
    const path = toSearchPath(query, mainIndex);
    expect(path.length).toBeLessThan(6100);
    expect(path.length).toBeGreaterThan(5000);
    const text = new URLSearchParams(path.slice('/search?'.length)).get('q') ?? '';
    expect(query.startsWith(text)).toBe(true);
  });
});

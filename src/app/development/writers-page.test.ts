import { expect, it } from 'vitest';
import { isStale } from './writers-page';

it('a document is stale when one of its modules was changed after it was opened', () => {
  expect(isStale(['/a.ts', '/guide.mdx?t=1001'], 1000)).toBe(true);
  expect(isStale(['/sidebars.ts?guides&t=1001'], 1000)).toBe(true);
});

it('a document is not stale when all changes are older', () => {
  expect(isStale(['/a.ts', '/guide.mdx?t=999', '/b.ts?v=294f60d0'], 1000)).toBe(false);
  expect(isStale([], 1000)).toBe(false);
});

import { expect, it } from 'vitest';
import { weighSearch } from './search-weight';

it('what is searched is told from the texts for snippets', () => {
  const files = new Map([
    ['search-index.json', 'a'],
    ['search-terms.json', 'b'.repeat(10_000)],
    ['search-text-1.json', 'c'],
    ['search-text-2.json', 'd'],
    ['search-index-docs-api.json', 'another context'],
    ['index.html', 'a page'],
  ]);
  const weight = weighSearch(files);
  expect(weight.index).toBe(21);
  expect(weight.terms).toBeGreaterThan(weight.index);
  expect(weight.texts).toBe(2 * weight.index);
});

import { expect, it } from 'vitest';
import { listTwinPages } from './twin';

it.each([
  ['/docs/2.0', ['/docs/2.0']],
  ['/docs/2.0.md', ['/docs/2.0', '/docs/2']],
  ['/docs/a.samples.2.md', ['/docs/a.samples.2', '/docs/a.samples', '/docs/a']],
  ['/index.md', ['/index', '/']],
])('%s may be of the pages %j', (file, pages) => {
  expect(listTwinPages(file)).toEqual(pages);
});

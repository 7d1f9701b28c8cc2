import { expect, it } from 'vitest';
import { toTwinFile } from './built-site';

it.each([
  ['/docs/limits', '/', '/docs/limits.md'],
  ['docs/limits/', '/', '/docs/limits.md'],
  ['/docs/limits.md?a#b', '/', '/docs/limits.md'],
  ['https://docs.example/docs/limits#a', '/', '/docs/limits.md'],
  ['/pr-12/docs/limits', '/pr-12/', '/docs/limits.md'],
  ['/docs/limits', '/pr-12/', '/docs/limits.md'],
  ['https://docs.example/docs/%E5%88%B6%E9%99%90', '/', '/docs/制限.md'],
  ['/docs/100%', '/', '/docs/100%.md'],
  ['', '/', '/index.md'],
  ['/llms.txt', '/', '/llms.txt'],
  ['/pr-12/docs/api/a/llms-2.txt', '/pr-12/', '/docs/api/a/llms-2.txt'],
  ['/pr-12/', '/pr-12/', '/index.md'],
])('finds the Markdown of "%s" on a site below %s', (address, base, file) => {
  expect(toTwinFile(address, base)).toBe(file);
});

it.each(['/../../package.json', '/docs/%2e%2e/%2e%2e/package', '%2e%2e/secret', '..'])(
  'reads nothing outside of the site: "%s"',
  (address) => {
    expect(toTwinFile(address, '/')?.split('/') ?? []).not.toContain('..');
  },
);
